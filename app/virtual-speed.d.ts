declare module 'virtual:speed' {
  /** Begins to report speed figures; null where the owner has no file that is called with them. */
  export const reportSpeed: (() => Promise<unknown>) | null;
}
declare module 'virtual:speed-callback' {
  import type { SpeedFigure } from '~/browser/speed-figures';

  const callback: (figure: SpeedFigure) => void;
  export default callback;
}
