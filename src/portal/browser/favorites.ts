import { storedList } from './storage';
import { notify } from './notifications';

/** The favorites, by resource id. The key keeps its spelling, since visitors have lists under it. */
export const favorites = storedList('portalfolio.favourites', 50);

/** The resources whose panes were opened. */
export const recentResources = storedList('portalfolio.recentResources', 5);

export const isFavorite = (id: string): boolean => favorites.all().includes(id);

/**
 * Sets `data-favorites` while a list has entries: the Dashboard then shows its card. The first-second script sets it on
 * load.
 */
function markDashboard(): void {
  const any = favorites.all().length + recentResources.all().length > 0;
  document.documentElement.toggleAttribute('data-favorites', any);
}

export function toggleFavorite(id: string, name: string): void {
  const had = isFavorite(id);
  if (had) favorites.remove(id);
  else favorites.add(id);
  markDashboard();
  notify(had ? 'unstarred' : 'starred', name);
}

export function visitResource(id: string): void {
  recentResources.add(id);
  markDashboard();
}
