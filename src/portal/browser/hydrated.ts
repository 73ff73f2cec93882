import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while React compares with the page that came; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
