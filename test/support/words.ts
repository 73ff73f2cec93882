import type { Catalogue } from '../../src/portal/i18n/catalogues';
import { en } from '../../src/portal/i18n/en';
import { es } from '../../src/portal/i18n/es';
import { pt } from '../../src/portal/i18n/pt';

/** What the interface says in each language, for tests that read it there. */
export const words = { en, es, pt } as const;

/** The same by a language's code. */
export const wordsIn = (code: string): Catalogue => words[code as keyof typeof words];
