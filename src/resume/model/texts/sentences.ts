/** Full stops that do not end a sentence, including the start of a name such as ".NET". */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `e.g i.e etc Inc Ltd Co Corp Dr Mr Mrs Ms St No vs approx niv Niv z.B bzw usw u.a u inkl ggf p.ej Sr Sra ca`.split(
    ' ',
  ),
);
const endsAbbreviated = (text: string): boolean => {
  const word = /(?:^|[\s(])([^\s(]+)\.\s*$/.exec(text)?.[1] ?? '';
  return ABBREVIATIONS.has(word) || /^\p{Lu}$/u.test(word) || /[\s(（]\.$/u.test(text);
};

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Removes Markdown marks that a split would break. */
const bare = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(\S(?:.*?\S)?)\1/g, '$2')
    .replaceAll(ITALIC, '$2')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/^\s*(?:[-*+•‣▪◦●·–]|#{1,6}|>)\s+/, '');

/** Longer sentences are split at semicolons and bullets. */
const LONG = 160;
const PART_END = /(?<=;)\s+|\s+(?=[•‣▪◦●·]\s)/u;

/** A line that begins with a parenthesis continues the one before. */
const CONTINUED = /\n+\s*(?=[(（])/gu;

/** The sentences of a text without markup. A line break ends a sentence. */
export function sentencesOf(text: string): string[] {
  const lines = text.replaceAll(CONTINUED, ' ').split(/\n+/);
  return lines.flatMap((line) => {
    const found: string[] = [];
    let begun = '';
    const plain = bare(line);
    for (const { segment } of segmenter.segment(plain)) {
      begun += segment;
      if (endsAbbreviated(begun)) continue;
      found.push(begun);
      begun = '';
    }
    return [...found, begun]
      .flatMap((sentence) => (sentence.length > LONG ? sentence.split(PART_END) : sentence))
      .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
  });
}

/**
 * Adds the sentences to a dictionary of texts, so that quotations are translated too. If a translation has a
 * different number of sentences, the complete translation replaces each of them.
 */
export function withSentences(texts: ReadonlyMap<string, string>): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const [text, translation] of texts) {
    const [own, other] = [sentencesOf(text), sentencesOf(translation)];
    for (const [at, sentence] of own.entries())
      sentences.set(sentence, own.length === other.length ? (other[at] ?? translation) : translation);
  }
  return new Map([...sentences, ...texts]);
}

/** Words in italics. Neither a product, "5 * 3", nor a name, "C*", "snake_case" or "*.ts", has such a pair. */
export const ITALIC =
  /(?<![\p{L}\p{N}*_\\/])([*_])(?=[\p{L}\p{N}"“«(])((?:(?!\1).){0,200}[^\s(])\1(?![\p{L}\p{N}*_\\/])/gu;
