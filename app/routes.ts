import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

import { languages } from './domain/languages';
import { routeOf, screens } from './domain/screens';

// Each language has the same pages below its own segment (docs/decisions/002).
export default languages.flatMap((language) =>
  prefix(language.segment, [
    index('routes/home.tsx', { id: routeOf('home', language) }),
    ...screens.map(({ slug }) => route(slug, `routes/${slug}/page.tsx`, { id: routeOf(slug, language) })),
    route('*', 'routes/not-found/page.tsx', { id: routeOf('not-found', language) }),
  ]),
) satisfies RouteConfig;
