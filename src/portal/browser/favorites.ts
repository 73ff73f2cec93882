import { keptList } from './kept-list';
import { notify } from './notifications';

/** Stars that the visitor gave, by the ids of things. */
export const favourites = keptList('portalfolio.favourites', 50);

/** Things whose panes were opened. */
export const recentResources = keptList('portalfolio.recentResources', 5);

export const isFavourite = (id: string): boolean => favourites.all().includes(id);

/** The Dashboard shows a card while there is something in it. The early script says so of what it finds. */
function tellDashboard(): void {
  const any = favourites.all().length + recentResources.all().length > 0;
  document.documentElement.toggleAttribute('data-kept', any);
}

export function toggleFavourite(id: string, name: string): void {
  const had = isFavourite(id);
  if (had) favourites.drop(id);
  else favourites.put(id);
  tellDashboard();
  notify(had ? 'unstarred' : 'starred', name);
}

export function visitResource(id: string): void {
  recentResources.put(id);
  tellDashboard();
}
