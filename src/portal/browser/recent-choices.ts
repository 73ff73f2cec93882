import { keptList } from './kept-list';

const kept = keptList('portalfolio.recent', 5);

/** The recent choices of the search, newest first. */
export const recentChoices = kept.all;

export const rememberChoice = kept.put;
