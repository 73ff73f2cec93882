import { keptList } from './kept-list';
import { notify } from './notices';

/** Of the last visit or of this one: the Dashboard shows them. The early script says so of what it finds. */
const showOnDashboard = () => void (document.documentElement.dataset['kept'] = '');

/** Stars that the visitor gave, by the ids of things. */
export const favourites = keptList('portalfolio.favourites', 50);

/** Things whose panes were opened. */
export const recentThings = keptList('portalfolio.recentThings', 5);

export const isFavourite = (id: string): boolean => favourites.all().includes(id);

export function toggleFavourite(id: string, name: string): void {
  const had = isFavourite(id);
  if (had) favourites.drop(id);
  else {
    favourites.put(id);
    showOnDashboard();
  }
  notify(had ? 'unstarred' : 'starred', name);
}

export function visitThing(id: string): void {
  recentThings.put(id);
  showOnDashboard();
}
