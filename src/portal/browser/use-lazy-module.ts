import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { importWithRetry } from './import-with-retry';

export type Loadable<Value> = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; content: Value };

/** The content, its loading state, and `load`, which loads it again after a failure. */
export type Loading<Content> = Loadable<Content> & { load: () => Promise<Content | null> };

type Loader<Module> = () => Promise<Module>;

/** The requests by their loaders. A failed request is removed, so that the next one tries again. */
const requests = new WeakMap<Loader<unknown>, Promise<unknown>>();
/** The loaded modules by their loaders, so that a component that is mounted again shows its module at once. */
const modules = new WeakMap<Loader<unknown>, unknown>();

/** Loads a module once. */
function request<Module>(loader: Loader<Module>): Promise<Module> {
  const pending = requests.get(loader) as Promise<Module> | undefined;
  if (pending) return pending;
  const started = importWithRetry(loader);
  requests.set(loader, started);
  started.then(
    (module) => modules.set(loader, module),
    () => requests.delete(loader),
  );
  return started;
}

/**
 * A module that is loaded by an act of the visitor or an effect, and its loading state. For a component that is
 * loaded when it is first rendered, use `React.lazy`.
 * @param loader the same function on every render
 * @returns the state, and `load`, which resolves to the module, or to null if it cannot be loaded
 */
export function useLazyModule<Module>(loader: Loader<Module>): Loading<Module> {
  const [loadable, setLoadable] = useState<Loadable<Module>>(() =>
    modules.has(loader) ? { state: 'ready', content: modules.get(loader) as Module } : { state: 'idle' },
  );
  const load = useCallback(async () => {
    const update = (next: Loadable<Module>) =>
      setLoadable((before) => (before.state === 'ready' ? before : next));
    update({ state: 'loading' });
    try {
      const content = await request(loader);
      // Rendered before the caller continues: it may move the focus into a component of the module.
      flushSync(() => update({ state: 'ready', content }));
      return content;
    } catch {
      update({ state: 'failed' });
      return null;
    }
  }, [loader]);
  return { ...loadable, load };
}

/** A module or a file that is loaded when the component is mounted. */
export function useLoaded<Module>(loader: Loader<Module>): Loading<Module> {
  const loading = useLazyModule(loader);
  const { load } = loading;
  useEffect(() => void load(), [load]);
  return loading;
}
