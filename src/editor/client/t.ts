import de from './words/de.json';
import es from './words/es.json';
import fr from './words/fr.json';
import pt from './words/pt.json';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, es, fr, pt };
const [page = ''] = document.documentElement.lang.split('-');

/** The language of the editor: that of the page, if there are words for it. */
export const LANGUAGE = Object.hasOwn(WORDS, page) ? page : 'en';

/** A text of the editor in its language. Its English text is its key. */
export const t = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (WORDS[LANGUAGE]?.[text] ?? text).replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );
