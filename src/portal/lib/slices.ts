import { languageAt, languages } from './languages';
import { addressOf, screenAt, screens } from './screens';

/** The file that holds a page's slice, in the site. One folder, so that hosts need one rule for all of them. */
export const sliceAddress = (page: string, language: string): `/${string}` =>
  `/slices/${language}/${page}.json`;

/** The slice of the screen at an address; null where there is no screen. */
export function sliceOfScreen(address: string): string | null {
  const screen = screenAt(address);
  return screen && sliceAddress(screen.slug, languageAt(address).code);
}

/** The address of the screen whose slice a file is; null for any other file. */
export function screenOfSlice(file: string): string | null {
  const [, code, slug] = /^\/slices\/([\w-]+)\/([\w-]+)\.json$/.exec(file) ?? [];
  const language = languages.find((one) => one.code === code);
  const screen = screens.find((one) => one.slug === slug);
  return language && screen ? addressOf(screen.slug, language) : null;
}
