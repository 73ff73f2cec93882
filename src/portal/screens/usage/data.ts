import { usageSlice, type KindNames } from '~/portal/evidence/usage';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOfParts } from '~/portal/i18n/catalogues';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';

/** The names of the dictionary's kinds of skills. */
const DOMAIN_TITLES = {
  programming: 'domain.programming',
  frontend: 'domain.frontend',
  styling: 'domain.styling',
  webtools: 'domain.webtools',
  backend: 'domain.backend',
  apis: 'domain.apis',
  mobile: 'domain.mobile',
  games: 'domain.games',
  databases: 'domain.databases',
  data: 'domain.data',
  messaging: 'domain.messaging',
  analytics: 'domain.analytics',
  ai: 'domain.ai',
  cloud: 'domain.cloud',
  devops: 'domain.devops',
  observability: 'domain.observability',
  versioning: 'domain.versioning',
  systems: 'domain.systems',
  networks: 'domain.networks',
  security: 'domain.security',
  testing: 'domain.testing',
  hardware: 'domain.hardware',
  engineering: 'domain.engineering',
  science: 'domain.science',
  design: 'domain.design',
  cms: 'domain.cms',
  business: 'domain.business',
  delivery: 'domain.delivery',
  people: 'domain.people',
  marketing: 'domain.marketing',
  finance: 'domain.finance',
  health: 'domain.health',
  transport: 'domain.transport',
  certificate: 'domain.certificate',
  other: 'domain.other',
} as const satisfies Record<Parameters<KindNames>[0], string>;

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const [format, t] = [formatOf(language.code), tOf(language.code)];
  const now = new Date();
  const month = { year: now.getFullYear(), month: now.getMonth() + 1 };
  return {
    ...usageSlice(portfolio, format, (kind) => t(DOMAIN_TITLES[kind])),
    /** The month until which ongoing periods count. */ until: format.period({
      start: month,
      end: month,
      current: false,
    }),
    texts: textsOfParts(['usage'], language),
    head: pageHead(portfolio, 'usage', language),
  };
}
