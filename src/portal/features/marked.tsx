import { Fragment } from 'react';

import { isShort, plain, textParts } from '~/portal/text/text-search';

import styles from './marked.module.css';

/** A text with the words of a search highlighted. */
export function Marked({
  text,
  words,
  globally,
}: {
  text: string;
  /** The result of `wordsOf`. */ words: readonly string[];
  /** Highlights short words only at the beginning of a word, like the global search. */ globally?: boolean;
}) {
  if (words.length === 0) return text;
  const compared = plain(text);
  if (!words.some((word) => compared.includes(word))) return text;
  let at = 0;
  return textParts(text, words, globally ? isShort : undefined).map((part) => {
    const key = at;
    at += part.text.length;
    return part.hit ? (
      <mark className={styles['mark']} key={key}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
}
