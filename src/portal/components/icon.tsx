/** A decorative one-colour icon. It has the colour of the text and scales with the browser's font size. */
export function iconOf(size: number, path: string) {
  const edge = `${size / 16}rem`;
  return function Icon() {
    return (
      <svg aria-hidden="true" fill="currentColor" height={edge} viewBox={`0 0 ${size} ${size}`} width={edge}>
        <path d={path} />
      </svg>
    );
  };
}
