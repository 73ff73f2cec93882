import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { addressIn, hrefOf } from '~/portal/addresses/base-path';

import { ErrorBoundary } from './error-boundary';
import { HydrationSignal } from './hydrated';
import { preloadProps } from './screens';

/** The location of a history entry. Its path is an address of the site, without the base path. */
export type RouteLocation = {
  pathname: string;
  /** `?q=…` or empty. */ search: string;
  /** `#…` or empty. */ hash: string;
  /** Identifies the history entry. */ key: string;
  /** The value that `navigate` stored with the entry. */ state: unknown;
  by: 'push' | 'replace' | 'pop';
  keepsScroll: boolean;
};

export type Route = { location: RouteLocation; screen: ReactNode; failure?: { error: unknown } | undefined };

/** An address (`/profile?q=`), or query and fragment of the current path. */
type To = string | { search?: string; hash?: string };
type Options = { replace?: boolean | undefined; state?: unknown; preventScrollReset?: boolean | undefined };
/** The screens that the router shows. */
export type Screens = {
  load: (pathname: string) => Promise<ReactNode>;
  /** Whether a path is loaded as a document. */ isDocument: (pathname: string) => boolean;
};

/** The state of a history entry. The difference of two indexes is the way between two entries. */
type Entry = { key: string; index: number; state?: unknown };

// A document has one router.
let screens: Screens;
let current: Route;
let index = -1;
/** Counts the navigations: each one replaces those that are still loading. */
let [latest, settled] = [0, 0];
let show = () => {};
/** Receives the rest of a navigation to another page, which it may call. */
let hold: ((leave: () => void) => void) | null = null;
/** The reason of the next `popstate`, if it is the router's own: it takes a held one back, or repeats it. */
let pop: 'revert' | 'repeat' | null = null;

const NOWHERE = { search: '', hash: '', key: '', state: null, by: 'pop', keepsScroll: false } as const;

/** The location of a page without query and fragment, for the renderer. */
export const locationAt = (pathname: string): RouteLocation => ({ pathname, ...NOWHERE });

const newKey = () => Math.random().toString(36).slice(2);

/** The location of the window. A fragment's entry gets a key; `idx` and `usr` are of documents with React Router. */
function currentLocation(): RouteLocation {
  const stored = history.state as Partial<Entry & { idx: number; usr: unknown }> | null;
  const { key = newKey(), state = stored?.usr ?? null } = stored ?? {};
  index = stored?.index ?? stored?.idx ?? index + 1;
  if (stored?.index === undefined) history.replaceState({ key, index, state } satisfies Entry, '');
  const { search, hash } = location;
  return { ...locationAt(addressIn(location)), search, hash, key, state };
}

/** Shows the screen of a location when it is loaded, unless another navigation has begun meanwhile. */
async function showLocation(location: RouteLocation, commit?: () => void): Promise<void> {
  latest += 1;
  const own = latest;
  let next: Route = { location, screen: current.screen };
  try {
    if (location.pathname !== current.location.pathname || current.screen === null)
      next.screen = await screens.load(location.pathname);
  } catch (error) {
    next = { location, screen: null, failure: { error } };
  }
  if (own !== latest) return;
  settled = own;
  commit?.();
  current = next;
  show();
}

/** Whether a screen is loading. */
export const isNavigating = (): boolean => settled !== latest;

function onPop(): void {
  const before = index;
  const location = currentLocation();
  const delta = index - before;
  const expected = pop;
  pop = null;
  if (expected === 'revert') return;
  if (!expected && hold && delta !== 0 && location.pathname !== current.location.pathname) {
    pop = 'revert';
    history.go(-delta);
    hold(() => {
      pop = 'repeat';
      history.go(delta);
    });
  } else void showLocation(location);
}

const prefixed = (sign: string, text = '') => (text === '' || text.startsWith(sign) ? text : sign + text);

/** The complete address of a link on a path. */
function resolved(to: To, pathname: string): string {
  if (typeof to === 'string') return to.startsWith('/') ? to : pathname + to;
  return pathname + prefixed('?', to.search) + prefixed('#', to.hash);
}

/** Goes to an address, or a number of entries back. */
export function navigate(to: To | number, options: Options = {}): void {
  if (typeof to === 'number') return history.go(to);
  const address = resolved(to, current.location.pathname);
  const { pathname, search, hash } = new URL(address, 'https://portal.invalid');
  const go = () => {
    if (screens.isDocument(pathname)) {
      latest += 1; // Drops a screen that is still loading.
      return window.location.assign(hrefOf(address));
    }
    const { replace = false, state = null, preventScrollReset: keepsScroll = false } = options;
    const [key, by] = [newKey(), replace ? 'replace' : 'push'] as const;
    return void showLocation({ pathname, search, hash, key, state, by, keepsScroll }, () => {
      const at = replace ? index : index + 1;
      try {
        history[`${by}State`]({ key, index: at, state } satisfies Entry, '', hrefOf(address));
        index = at;
      } catch {
        window.location.assign(hrefOf(address)); // Browsers refuse many changes within a short time.
      }
    });
  };
  if (hold && pathname !== current.location.pathname) hold(go);
  else go();
}

/**
 * Starts client-side navigation.
 * @param first the screen of the current path; null if it is not loaded yet
 * @returns the route to hydrate: pages are built without a query, which follows after hydration
 */
export async function startRouter(first: ReactNode, among: Screens): Promise<Route> {
  screens = among;
  index = -1;
  const location = currentLocation();
  current = { location, screen: first };
  if (first === null) await showLocation(location);
  addEventListener('popstate', onPop);
  return location.search === '' ? current : { ...current, location: { ...location, search: '' } };
}

const RouteContext = createContext<Route>({ location: locationAt('/'), screen: null });

export const useLocation = (): RouteLocation => use(RouteContext).location;

/** The screen of the current location. */
export const Outlet = (): ReactNode => use(RouteContext).screen;

const currentRoute = () => current;
const subscribe = (onChange: () => void) => {
  show = onChange;
  return () => {};
};

/** Provides the route: a fixed one in the renderer, else the one of the window. */
export function Router({
  first,
  onError,
  children,
}: {
  first: Route;
  /** Renders an error in place of the portal, until the next navigation. The renderer needs none. */
  onError?: (error: unknown) => ReactNode;
  children: ReactNode;
}) {
  const route = useSyncExternalStore(subscribe, currentRoute, () => first);
  return (
    <RouteContext value={route}>
      <ErrorBoundary fallback={(error) => onError?.(error)} resetKey={route}>
        {route.failure ? onError?.(route.failure.error) : <HydrationSignal>{children}</HydrationSignal>}
      </ErrorBoundary>
    </RouteContext>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Loads the screen on hover, focus or touch. */ preloads?: boolean;
};

/** A link within the portal. */
export function Link({ to, preloads = false, onClick, children, ...rest }: LinkProps) {
  const isAbsolute = typeof to === 'string' && to.startsWith('/');
  // A link to another page need not be rendered again when the location changes.
  const address = isAbsolute ? to : resolved(to, use(RouteContext).location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    event.preventDefault();
    const { pathname, search, hash } = current.location;
    // As in browsers, a link to the current address adds no entry.
    navigate(address, { replace: address === pathname + search + hash });
  };
  return (
    <a {...rest} {...(preloads && preloadProps(address))} href={hrefOf(address)} onClick={follow}>
      {children}
    </a>
  );
}

type HeldNavigation = { leave: () => void; stay: () => void };

/** Holds navigation to other pages while it is active, and returns the held one. */
export function useBlocker(isActive: boolean): HeldNavigation | null {
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  useEffect(() => {
    if (!isActive) return undefined;
    hold = (proceed) => {
      const stay = () => setHeld(null);
      setHeld({ stay, leave: () => (stay(), proceed()) });
    };
    return () => void (hold = null);
  }, [isActive]);
  return held;
}
