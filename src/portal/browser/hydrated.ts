import { createContext, use } from 'react';

/** False on the server and during hydration, true afterwards. The router provides it. */
export const HydratedContext = createContext(false);

/** Whether the page is hydrated. */
export const useHydrated = (): boolean => use(HydratedContext);
