import { ROOT_FONT_SIZE } from '~/portal/lib/rem';

/**
 * How many times the common font size the browser's own is: 2 where a visitor has asked for letters of 32 px.
 * It is unknown while the site is built: 1.
 */
export const fontScale = (): number =>
  import.meta.env.SSR
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_SIZE;
