import './theme/base.css';

import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';

import type { Route } from './+types/root';
import { loadPageStyles } from './browser/page-styles';
import { getPortfolio } from './content/portfolio.server';
import { addressIn, hrefOf } from './domain/base-path';
import { defaultLanguage, languageAt } from './domain/languages';
import { routeAt } from './domain/screens';
import { shellSlice } from './domain/shell';
import { AskedPane } from './features/asked-pane';
import { Bell } from './features/notices/bell';
import { OfflineCorner } from './features/offline/offline-corner';
import { SearchBox } from './features/search/search-box';
import { Shell } from './features/shell/shell';
import { TourButton } from './features/tour/tour-button';
import { WayBack } from './features/way-back';
import { privacyNote } from './i18n/privacy-note';
import { WordsProvider } from './i18n/t';
import { RouteError } from './routes/error';
import { earlyScript } from './theme/early-script';
import { ownersColors } from './theme/owners-colors';

export function loader({ url }: Route.LoaderArgs) {
  const address = addressIn(url);
  const language = languageAt(address);
  const portfolio = getPortfolio(language.code);
  const privacy = privacyNote(portfolio, language);
  return {
    ...shellSlice(portfolio, address, new Date(), privacy),
    ownersColors: ownersColors(portfolio),
  };
}

/** The shell stays as it is while one walks through a language's screens; another language is another page. */
export const shouldRevalidate = () => false;

/** On the way to another screen its styles come along with its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const styles = loadPageStyles(routeAt(addressIn(new URL(request.url))));
    await next();
    await styles;
  },
];

/** The document. The build puts its styles into it (docs/decisions/003). */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  // After a failure the document is drawn anew. Its scripts have run, and the policy lets nobody write them again.
  const failed = Boolean(useRouteError()) && !import.meta.env.SSR;
  return (
    <html dir={shell?.dir} lang={shell?.language ?? defaultLanguage.code} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        {/* Only the server build holds the text; the browser keeps what the page came with. */}
        {!failed && (
          <script
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyScript() : '' }}
            suppressHydrationWarning
          />
        )}
        <link href={hrefOf('/icon.svg')} rel="icon" type="image/svg+xml" />
        <Meta />
        {import.meta.env.DEV && <Links />}
        {shell?.ownersColors && <style>{shell.ownersColors}</style>}
      </head>
      <body>
        {children}
        {!failed && <ScrollRestoration />}
        {!failed && <Scripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <WordsProvider language={loaderData.language} owner={loaderData.name}>
      <WayBack />
      <Shell bell={<Bell />} search={<SearchBox />} shell={loaderData}>
        <Outlet />
      </Shell>
      <TourButton shell={loaderData} />
      <AskedPane />
      {loaderData.offline && <OfflineCorner />}
    </WordsProvider>
  );
}

/** A screen that fails leaves the shell standing around a sentence. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root');
  if (!shell) return <RouteError error={error} />;
  return (
    <WordsProvider language={shell.language} owner={shell.name}>
      <Shell bell={<Bell />} search={<SearchBox />} shell={shell}>
        <RouteError error={error} />
      </Shell>
    </WordsProvider>
  );
}
