import './styles/base.css';

import { Outlet, ScrollRestoration, useRouteError } from 'react-router';

import type { ShellSlice } from './lib/shell';
import { SCROLL_KEY } from './browser/view-state';
import { PaneProvider } from './features/pane-provider';
import { Bell } from './features/notifications/bell';
import { OfflineCorner } from './features/offline/offline-corner';
import { SearchBox } from './features/search/search-box';
import { Shell } from './features/shell/shell';
import { TourButton } from './features/tour/tour-button';
import { EmptyScreensContext } from './features/empty-screens';
import { HistoryRestoration } from './features/history-restoration';
import { WordsProvider } from './i18n/t';
import { RouteError } from './screens/error';

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
      <ScrollRestoration storageKey={SCROLL_KEY} />
    </WordsProvider>
  );
}

/** Keeps the shell when a screen fails, and shows a message. */
export function RootError({ shell }: { shell: ShellSlice }) {
  const error = useRouteError();
  return (
    <WordsProvider language={shell.language} owner={shell.name}>
      <Shell bell={<Bell />} search={<SearchBox />} shell={shell}>
        <RouteError error={error} />
      </Shell>
    </WordsProvider>
  );
}
