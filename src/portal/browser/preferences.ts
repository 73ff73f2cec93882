import { useSyncExternalStore } from 'react';
import { EARLY_SETTINGS } from '~/portal/first-second-settings';

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
