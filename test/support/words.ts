import { en } from '../../src/portal/i18n/en';
import { es } from '../../src/portal/i18n/es';
import { pt } from '../../src/portal/i18n/pt';

/** What the interface says in each language, for tests that read it there. */
export const words = { en, es, pt } as const;
