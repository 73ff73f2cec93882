declare module '*.svg?react' {
  import type { JSX } from 'react';

  /** See scripts/vite-settings.ts. */
  const Icon: () => JSX.Element;
  export default Icon;
}

/** Leaflet as an ES module, which is smaller than the package's main file and sets no global variable. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}

declare module '*.svg?tree' {
  import type { ElementTree } from '~/portal/text/element-tree';

  const tree: ElementTree;
  export default tree;
}
