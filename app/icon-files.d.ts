declare module '*.svg?react' {
  /** See tools/vite-icons.ts. */
  const Icon: () => import('react').JSX.Element;
  export default Icon;
}
