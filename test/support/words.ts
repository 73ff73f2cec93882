import type { Catalogue } from '../../src/portal/i18n/catalogues';
import de from '../../src/portal/i18n/de.json' with { type: 'json' };
import en from '../../src/portal/i18n/en.json' with { type: 'json' };
import es from '../../src/portal/i18n/es.json' with { type: 'json' };
import fr from '../../src/portal/i18n/fr.json' with { type: 'json' };
import pt from '../../src/portal/i18n/pt.json' with { type: 'json' };

export { de, en, es, fr, pt };

/** The texts of the interface in each language of the sample. */
export const words = { en, es, pt } as const;

/** The texts by the code of a language. */
export const wordsIn = (code: string): Catalogue => words[code as keyof typeof words];
