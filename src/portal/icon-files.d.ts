declare module '*.svg?react' {
  import type { JSX } from 'react';

  /** See scripts/vite-icons.ts. */
  const Icon: () => JSX.Element;
  export default Icon;
}
