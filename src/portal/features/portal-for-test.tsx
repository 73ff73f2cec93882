import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';

import { WordsProvider } from '~/portal/i18n/t';

const OWNER = 'Grace Hopper';

/**
 * Renders a part of the portal with the texts of a language and a router.
 * @returns the current address
 */
export async function renderInPortal(
  part: ReactNode,
  { at = '/', language = 'en' }: { at?: string; language?: string } = {},
): Promise<() => string> {
  const element = (
    <WordsProvider language={language} owner={OWNER}>
      {part}
    </WordsProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  await render(<RouterProvider router={router} />);
  return () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
}
