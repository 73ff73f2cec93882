import { keptList } from './kept-list';
import { notify } from './notifications';

/** The favorites, by resource id. */
export const favourites = keptList('portalfolio.favourites', 50);

/** The resources whose panes were opened. */
export const recentResources = keptList('portalfolio.recentResources', 5);

export const isFavourite = (id: string): boolean => favourites.all().includes(id);

/**
 * Sets `data-kept` while a list has entries: the Dashboard then shows its card. The first-second script sets it on
 * load.
 */
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
