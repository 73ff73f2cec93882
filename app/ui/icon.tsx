/** A one-colour icon, for decoration: it takes the colour of the words beside it. */
export function iconOf(size: number, path: string) {
  return function Icon() {
    return (
      <svg aria-hidden="true" fill="currentColor" height={size} viewBox={`0 0 ${size} ${size}`} width={size}>
        <path d={path} />
      </svg>
    );
  };
}
