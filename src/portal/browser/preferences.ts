import { useSyncExternalStore } from 'react';
import { EARLY_SETTINGS } from '~/portal/first-second-settings';
import { storedValue, storeValue } from './storage';

export type Appearance = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** Subscribes to the states that are attributes of the root element. */
export function subscribeToRoot(onChange: () => void) {
  addEventListener(EARLY_SETTINGS.changed, onChange);
  return () => removeEventListener(EARLY_SETTINGS.changed, onChange);
}

function appearance(): Appearance {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The visitor's choice of appearance. The first-second script stores and applies it. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(subscribeToRoot, appearance, () => 'system');

const density = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';

/** The visitor's choice of row height. The first-second script stores and applies it. Stylesheets use the tokens. */
export const useDensity = (): Density => useSyncExternalStore(subscribeToRoot, density, () => 'comfortable');

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
