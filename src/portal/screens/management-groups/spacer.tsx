/** The room of rows that are not in the page. Its height is set by script: the policy forbids style attributes. */
export function Spacer({ height }: { height: number }) {
  return (
    <div
      aria-hidden="true"
      ref={(element) => {
        if (element) element.style.height = `${height}px`;
      }}
    />
  );
}
