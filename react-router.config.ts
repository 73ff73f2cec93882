import type { Config } from '@react-router/dev/config';

import { languages } from './app/domain/languages';
import { addresses } from './app/domain/screens';

export default {
  ssr: false,
  basename: process.env['BASE_PATH'] ?? '/',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  // `not-found` is answered by the catch-all; the build puts it where hosts look for a 404 page.
  prerender: [
    ...addresses(),
    ...languages.flatMap(({ segment }) => [`/${segment}`, `${segment && `/${segment}`}/not-found`]),
  ],
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
