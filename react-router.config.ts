import type { Config } from '@react-router/dev/config';

import { languages } from './app/domain/languages';
import { offlineAddress } from './app/domain/offline';
import { addresses } from './app/domain/screens';

export default {
  ssr: false,
  basename: process.env['BASE_PATH'] ?? '/',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  // The catch-all answers `not-found`, which the build puts where hosts look for a 404 page, and what the page that stands
  // for others without a connection is made of.
  prerender: [
    ...addresses(),
    ...languages.flatMap((language) => {
      const { segment } = language;
      return [`/${segment}`, `${segment && `/${segment}`}/not-found`, offlineAddress(language)];
    }),
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
