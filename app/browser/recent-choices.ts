import { recall, remember } from './storage';

const KEY = 'portalfolio.recent';
const MOST = 5;

/** What was chosen in the search before, the last first, as far as it can be read. */
export function recentChoices(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberChoice(choice: string): void {
  const others = recentChoices().filter((one) => one !== choice);
  remember(KEY, JSON.stringify([choice, ...others].slice(0, MOST)));
}
