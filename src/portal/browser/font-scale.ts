import { ROOT_FONT_SIZE } from '~/portal/first-second-settings';

/**
 * The browser's font size relative to the default: 2 for letters of 32 px. It is 1 during the build, where it
 * is unknown.
 */
export const fontScale = (): number =>
  import.meta.env.SSR
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_SIZE;
