import { storedList } from './stored-list';

const stored = storedList('portalfolio.recent', 5);

/** The recent choices of the search, newest first. */
export const recentChoices = stored.all;

export const rememberChoice = stored.add;
