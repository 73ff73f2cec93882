import { storedList } from './stored-list';
import { notify } from './notifications';

/** The favorites, by resource id. */
export const favourites = storedList('portalfolio.favourites', 50);

/** The resources whose panes were opened. */
export const recentResources = storedList('portalfolio.recentResources', 5);

export const isFavourite = (id: string): boolean => favourites.all().includes(id);

/**
 * Sets `data-favorites` while a list has entries: the Dashboard then shows its card. The first-second script sets it on
 * load.
 */
function markDashboard(): void {
  const any = favourites.all().length + recentResources.all().length > 0;
  document.documentElement.toggleAttribute('data-favorites', any);
}

export function toggleFavourite(id: string, name: string): void {
  const had = isFavourite(id);
  if (had) favourites.remove(id);
  else favourites.add(id);
  markDashboard();
  notify(had ? 'unstarred' : 'starred', name);
}

export function visitResource(id: string): void {
  recentResources.add(id);
  markDashboard();
}
