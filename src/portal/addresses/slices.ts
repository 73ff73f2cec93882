import { languageAt, languages } from './languages';
import { addressOf, screenAt, screens } from './screens';

/** The file of a page's slice. All slices are in one folder, so that a host needs one rule for them. */
export const sliceAddress = (page: string, language: string): `/${string}` =>
  `/slices/${language}/${page}.json`;

/** The slice of the screen at an address, or null. */
export function sliceOfScreen(address: string): string | null {
  const screen = screenAt(address);
  return screen && sliceAddress(screen.slug, languageAt(address).code);
}

/** The address of the screen that a slice belongs to; null for any other file. */
export function screenOfSlice(file: string): string | null {
  const [, code, slug] = /^\/slices\/([\w-]+)\/([\w-]+)\.json$/.exec(file) ?? [];
  const language = languages.find((one) => one.code === code);
  const screen = screens.find((one) => one.slug === slug);
  return language && screen ? addressOf(screen.slug, language) : null;
}
