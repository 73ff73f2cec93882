import type { ReactNode } from 'react';

import styles from './editor.module.css';

/** The words of each language, by the name of their file. */
const ALL = import.meta.glob<Readonly<Record<string, string>>>('./words/*.json', {
  eager: true,
  import: 'default',
});
const [page = ''] = document.documentElement.lang.split('-');
const WORDS = ALL[`./words/${page}.json`] ?? {};

/** The language of the editor: that of the page, if there are words for it. */
export const LANGUAGE = ALL[`./words/${page}.json`] ? page : 'en';
const KNOWN = new Set(Object.entries(WORDS).flat());

/** A text of the editor in its language. Its English text is its key. */
export const t = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (WORDS[text] ?? text).replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));

/** A label within a sentence. German nouns keep their capital letters. */
export const inSentence = (label: string): string => (LANGUAGE === 'de' ? label : label.toLowerCase());

/** A sentence of the reader or of the server. They are in English, except for those that the editor knows. */
export const Sentence = ({ children }: { children: string }) =>
  LANGUAGE === 'en' || KNOWN.has(children) ? (
    t(children)
  ) : (
    <span dir="ltr" lang="en">
      {children}
    </span>
  );

/** The reason why something was not done. */
export const Problem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div className={styles['problem']} id={id} role="alert">
    {typeof children === 'string' && children !== '' ? <Sentence>{children}</Sentence> : children}
  </div>
);
