import { en } from '../app/i18n/en';
import { es } from '../app/i18n/es';
import { pt } from '../app/i18n/pt';

/** What the interface says in each language, for tests that read it there. */
export const words = { en, es, pt } as const;
