const listeners = new Set<() => void>();

/** Starts the tour, as its button does. */
export const requestTour = (): void => listeners.forEach((start) => start());

/** Calls a function when the tour is requested. */
export function onTourRequest(start: () => void): () => void {
  listeners.add(start);
  return () => void listeners.delete(start);
}
