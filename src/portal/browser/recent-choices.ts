import { keptList } from './kept-list';

const kept = keptList('portalfolio.recent', 5);

/** What was chosen in the search before, the last first, as far as it can be read. */
export const recentChoices = kept.all;

export const rememberChoice = kept.put;
