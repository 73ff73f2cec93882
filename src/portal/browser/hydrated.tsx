import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

const HydratedContext = createContext(false);

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean => use(HydratedContext);

/** Notifies all users of `useHydrated` at once, in a transition, because most screens render parts of them again. */
export function HydrationSignal({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
