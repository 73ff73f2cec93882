/**
 * The space of rows that are not rendered. A script sets its height, because the page's policy (CSP) rejects
 * style attributes.
 */
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
