import { EARLY_SETTINGS } from '~/portal/first-second-settings';

import { storedValue, storeValue } from './storage';

/** The language chosen on this device. The first-second script stores it too. */
export const chosenLanguage = {
  remember: (code: string) => storeValue(EARLY_SETTINGS.languageKey, code),
  /** The chosen language, else the first of these languages in the browser's settings. */
  among: (codes: readonly string[]): string | null => {
    const read = navigator.languages.flatMap((code) => [code, code.split('-')[0] ?? '']);
    return (
      [storedValue(EARLY_SETTINGS.languageKey) ?? '', ...read].find((code) => codes.includes(code)) ?? null
    );
  },
};
