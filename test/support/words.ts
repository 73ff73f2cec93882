import type { Catalogue } from '../../src/portal/i18n/catalogues';
import { en } from '../../src/portal/i18n/en';
import { es } from '../../src/portal/i18n/es';
import { pt } from '../../src/portal/i18n/pt';

/** The texts of the interface in each language. */
export const words = { en, es, pt } as const;

/** The texts by the code of a language. */
export const wordsIn = (code: string): Catalogue => words[code as keyof typeof words];
