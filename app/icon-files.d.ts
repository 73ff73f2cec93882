declare module '*.svg?react' {
  import type { JSX } from 'react';

  /** See tools/vite-icons.ts. */
  const Icon: () => JSX.Element;
  export default Icon;
}
