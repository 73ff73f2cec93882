import { EARLY_SETTINGS } from '~/portal/first-second-settings';

import { recall, remember } from './storage';

/** The language that is chosen on this device; the early script keeps it too. */
export const chosenLanguage = {
  remember: (code: string) => remember(EARLY_SETTINGS.languageKey, code),
  /** What was chosen, else the first of these languages that the browser's settings ask for. */
  among: (codes: readonly string[]): string | null => {
    const read = navigator.languages.flatMap((code) => [code, code.split('-')[0] ?? '']);
    return [recall(EARLY_SETTINGS.languageKey) ?? '', ...read].find((code) => codes.includes(code)) ?? null;
  },
};
