import { useEffect, useRef } from 'react';
import type { ShellSlice } from '~/portal/career/shell';
import { Outlet } from './browser/router';
import { PaneProvider } from './features/pane-provider';
import { Bell } from './features/notifications/bell';
import { SearchBox } from './features/search/search-box';
import { Shell } from './features/shell/shell';
import { TourButton } from './features/tour/tour-button';
import { EmptyScreensContext } from './page-data';
import { HistoryRestoration, ScrollReset } from './features/history-restoration';
import { useT, WordsProvider } from './i18n/t';
import { Button } from './components/button';
import { useFocusTarget } from './browser/focus-targets';
import { whenIdle } from './browser/idle';
import { reloadAfterDomError, reloadIfStale } from './browser/reload-if-stale';
import { useLazyModule } from './browser/use-lazy-module';

import './styles/base.css';
import styles from './features/offline/offline-corner.module.css';

const loadNote = () => import('./features/offline/offline-note');

/** The place of the offline message. Its module is loaded when the page is idle. */
function OfflineCorner() {
  const note = useLazyModule(loadNote);
  const { load } = note;
  useEffect(() => whenIdle(() => void load()), [load]);
  return (
    <div className={styles['corner']} role="status">
      {note.state === 'ready' && <note.content.OfflineNote />}
    </div>
  );
}

/** The portal: the shell around the screen of the address. */
export function Root({
  shell,
  tour = true,
}: {
  shell: ShellSlice;
  /** False on a page without scripts, because the tour needs them. */ tour?: boolean;
}) {
  return (
    <WordsProvider language={shell.language} owner={shell.name}>
      <HistoryRestoration />
      <PaneProvider>
        <Shell bell={<Bell />} search={<SearchBox />} shell={shell}>
          <EmptyScreensContext value={shell.empty}>
            <Outlet />
          </EmptyScreensContext>
        </Shell>
        {tour && <TourButton shell={shell} />}
      </PaneProvider>
      {shell.offline && <OfflineCorner />}
      <ScrollReset />
    </WordsProvider>
  );
}

/** Keeps the shell when a screen fails, and shows a message. */
export function RootError({ shell, error }: { shell: ShellSlice; error: unknown }) {
  return (
    <WordsProvider language={shell.language} owner={shell.name}>
      <Shell bell={<Bell />} search={<SearchBox />} shell={shell}>
        <RouteError error={error} />
      </Shell>
    </WordsProvider>
  );
}

/**
 * Replaces a screen that failed. In development its error is logged to the console. If a module failed to
 * load, the page is reloaded from another build or from the cache.
 */
function RouteError({ error }: { error: unknown }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusTarget('heading', () => heading.current);
  useEffect(() => {
    if (reloadAfterDomError(error)) return;
    // The shell of this page is a new one, which does not announce the navigation that failed.
    heading.current?.focus();
    void reloadIfStale(true);
  }, [error]);
  if (import.meta.env.DEV) console.error(error);
  return (
    <div role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {t('error.title')}
      </h1>
      <p>{t('error.text')}</p>
      <p>
        <Button appearance="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
      </p>
    </div>
  );
}
