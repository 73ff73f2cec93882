import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

import { languages } from './domain/languages';
import { screens } from './domain/screens';

// Each language has the same pages below its own segment (docs/decisions/002).
export default [
  index('routes/home.tsx'),
  ...languages.flatMap(({ code, segment }) =>
    prefix(
      segment,
      screens.map(({ slug }) => route(slug, `routes/${slug}/page.tsx`, { id: `${code}/${slug}` })),
    ),
  ),
  route('*', 'routes/not-found/page.tsx'),
] satisfies RouteConfig;
