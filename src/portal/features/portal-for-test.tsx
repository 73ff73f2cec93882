import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

import { Router, startRouter } from '~/portal/browser/router';
import { WordsProvider } from '~/portal/i18n/t';

const OWNER = 'Grace Hopper';

/** Renders a part of the portal with the texts of a language and a router. */
export async function renderInPortal(
  part: ReactNode,
  { at = '/', language = 'en' }: { at?: string; language?: string } = {},
): Promise<() => string> {
  history.replaceState(null, '', at);
  const first = await startRouter(part, { load: () => Promise.resolve(part), isDocument: () => false });
  await render(
    <WordsProvider language={language} owner={OWNER}>
      <Router first={first}>{part}</Router>
    </WordsProvider>,
  );
  return () => location.pathname + location.search + location.hash;
}
