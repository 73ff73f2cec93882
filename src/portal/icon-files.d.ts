declare module '*.svg?react' {
  import type { JSX } from 'react';

  /** See scripts/vite-settings.ts. */
  const Icon: () => JSX.Element;
  export default Icon;
}
