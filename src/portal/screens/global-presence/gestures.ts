import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/**
 * Keeps the page scrollable over the map. The wheel zooms with Ctrl or ⌘, or while the map has the focus. One
 * finger moves the map only after a tap on it, until the next touch elsewhere. Two fingers always zoom.
 * @returns the function that removes the listeners
 */
export function keepPageScrolling(map: LeafletMap, container: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hasFocus = () => container.contains(document.activeElement);
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !hasFocus()) event.stopPropagation();
    },
    { capture: true, passive: true, signal },
  );
  // The capture phase precedes Leaflet's own listeners.
  document.addEventListener(
    'pointerdown',
    (event) => {
      const within = container.contains(event.target as Node);
      if (!within) delete container.dataset['tapped'];
      if (event.pointerType !== 'touch' || 'tapped' in container.dataset) map.dragging.enable();
      else map.dragging.disable();
    },
    { capture: true, signal },
  );
  container.addEventListener('click', () => void (container.dataset['tapped'] = ''), { signal });
  return () => listening.abort();
}
