const attributesOf = (size: number) => {
  const edge = `${size / 16}rem`;
  const viewBox = `0 0 ${size} ${size}`;
  return { 'aria-hidden': true, fill: 'currentColor', height: edge, viewBox, width: edge } as const;
};

/** A decorative one-colour icon. It has the colour of the text and scales with the browser's font size. */
export const iconOf = (size: number, path: string) =>
  function Icon() {
    return (
      <svg {...attributesOf(size)}>
        <path d={path} />
      </svg>
    );
  };

/** The same as an element tree, for texts of the build. */
export const iconTree = (size: number, path: string) =>
  ['svg', attributesOf(size), ['path', { d: path }]] as const;
