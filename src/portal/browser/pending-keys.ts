import { EARLY_SETTINGS } from '~/portal/first-second-settings';

/** Takes the keys that wait for an answer: see the early script. */
export const takePendingKeys = (): readonly string[] => window.pendingKeys.splice(0);

/** Calls as the key would. */
export function callKey(key: string): void {
  window.pendingKeys.push(key);
  dispatchEvent(new Event(EARLY_SETTINGS.called));
}

/** Hears every key that is kept, those included that came before. */
export function onPendingKeys(hear: () => void): () => void {
  if (window.pendingKeys.length > 0) hear();
  addEventListener(EARLY_SETTINGS.called, hear);
  return () => removeEventListener(EARLY_SETTINGS.called, hear);
}
