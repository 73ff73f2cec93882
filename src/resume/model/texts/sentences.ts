import { withoutConnective } from './connective';
import { ITALIC } from './italic';

/** Full stops that do not end a sentence, including the start of a name such as ".NET". */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|Inc|Ltd|Co|Corp|Dr|Mr|Mrs|Ms|St|No|vs|approx|[Nn]iv|z\.B|bzw|usw|u\.a|u|inkl|ggf|p\.ej|Sr|Sra|ca|\p{Lu})\.\s*$|[\s(（]\.$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Removes Markdown marks that a split would break. */
const bare = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(\S(?:.*?\S)?)\1/g, '$2')
    .replaceAll(ITALIC, '$2')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/^\s*(?:[-*+•‣▪◦●·–]|#{1,6}|>)\s+/, '');

/**
 * A parenthesis without another one inside. A longer one holds sentences of its own. Neither the mark of a list
 * before its item, as in ". 2) Mend", nor an emoticon closes it.
 */
const PARENTHESIS =
  /(?<![:;]-?)[(（](?:[^()（）]|(?<=[:;]-?)[()]){0,160}(?<![:;]-?|[.;:!?]\s[\p{L}\p{N}]{1,2}(?=[)）]\s{1,3}[\p{L}\p{N}]))[)）]/gu;

/** Returns a function for whether a place of the text is inside a parenthesis. The places must ascend. */
function parenthesesOf(text: string): (place: number) => boolean {
  const spans = [...text.matchAll(PARENTHESIS)];
  let at = 0;
  const endOf = (span: RegExpExecArray) => span.index + span[0].length;
  return (place) => {
    for (let span = spans[at]; span && endOf(span) <= place; span = spans[at]) at += 1;
    return (spans[at]?.index ?? place) < place;
  };
}

/** Longer sentences are split at semicolons and bullets. */
const LONG = 160;
const PART_END = /(?<=;)\s+|\s+(?=[•‣▪◦●·]\s)/u;

/** A line that begins with a parenthesis continues the one before. */
const CONTINUED = /\n+\s*(?=[(（])/gu;

/** The sentences of a text without markup. A line break ends a sentence, a full stop in a parenthesis none. */
export function sentencesOf(text: string): string[] {
  const lines = text.replaceAll(CONTINUED, ' ').split(/\n+/);
  return lines.flatMap((line) => {
    const found: string[] = [];
    let begun = '';
    const plain = bare(line);
    const isInside = parenthesesOf(plain);
    for (const { segment, index } of segmenter.segment(plain)) {
      begun += segment;
      if (isInside(index + segment.length) || ABBREVIATION.test(begun)) continue;
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
    for (const [at, sentence] of own.entries()) {
      const said = own.length === other.length ? (other[at] ?? translation) : translation;
      sentences.set(sentence, said);
      const quoted = withoutConnective(sentence);
      if (quoted !== sentence) sentences.set(quoted, withoutConnective(said));
    }
  }
  return new Map([...sentences, ...texts]);
}
