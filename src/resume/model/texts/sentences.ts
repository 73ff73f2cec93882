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

/** The longest quotation on a card and in the details of a skill, in characters. */
export const LONGEST_QUOTATION = { card: 160, details: 320 };

/** The place of the first term that a sentence names as whole words; 0 if it names none. */
function placeIn(sentence: string, terms: readonly string[]): number {
  const places = terms.map((term) => {
    const literal = term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    return sentence.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'iu'));
  });
  const named = places.filter((place) => place >= 0);
  return named.length > 0 ? Math.min(...named) : 0;
}

/** A sentence, or the words of a long one around the first of several terms, with `…` for omitted text. */
export function quotationOf(sentence: string, terms: readonly string[], longest: number): string {
  if (sentence.length <= longest) return sentence;
  const at = placeIn(sentence, terms);
  // The beginning is kept if the term follows soon enough.
  const from = at < longest * 0.75 ? 0 : Math.min(at - longest / 2, sentence.length - longest);
  const words = sentence.slice(from, from + longest);
  const first = from > 0 ? words.replace(/^\S{0,30}\s/, '') : words;
  const cut = from + longest < sentence.length ? first.replace(/[\s,;:–—-]+\S{0,30}$/, '') : first;
  return `${from > 0 ? '…' : ''}${cut}${from + longest < sentence.length ? '…' : ''}`;
}
