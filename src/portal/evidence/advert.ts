import words from './advert-words.json' with { type: 'json' };

/** Whether a requirement is mandatory or optional. */
export type Need = 'must' | 'nice';

export type AdvertLine = { text: string; need: Need };

/** A word of a list as a part of an expression: "souhait*" has all its endings. */
const escaped = (word: string): string =>
  word
    .replaceAll(/[.+/]/g, String.raw`\$&`)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(' ', String.raw`[\s-]+`);

/** An expression for whole words of a list, whose lines hold several ("one|two"), the longest first. */
export const anyOf = (list: readonly string[], flags = 'iu'): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${list
      .join('|')
      .split('|')
      .toSorted((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\d])`,
    flags,
  );

const NICE = anyOf(words.nice);
const ASIDE = anyOf(words.aside);
const MUST = anyOf(words.must);
/** "No knowledge of Go needed", "Go is not a must" */
const EXCLUDED = new RegExp(
  `${anyOf(words.excluded).source}|(?:${anyOf(words.none).source}[^.,;:]{1,60}|${anyOf(words.not).source}\\s(?:\\S+\\s){0,2})${anyOf(words.needed).source}`,
  'iu',
);
const ABOUT = new RegExp(`^\\P{L}*(?:${anyOf(words.about).source})`, 'iu');
const SEEKING = anyOf(words.seeking);
const EMPLOYER = new RegExp(`^\\P{L}*(?:${anyOf(words.employer).source})`, 'iu');
/** "Salary: 40 k", "Horario de trabajo: mañanas" */
const FACT = new RegExp(`^\\P{L}*(?:${anyOf(words.facts).source})(?:\\s+[^\\s:]+){0,3}\\s*:`, 'iu');
const GENERIC = new RegExp(
  `^(?:${[words.generic, words.nice, words.must].map((list) => anyOf(list).source).join('|')}|[\\s:/,()+&!?.•*–-])*$`,
  'iu',
);

/** Longer lines are no headings. */
const LONGEST_HEADING = 70;
/** The most lines of a title. */
const LONGEST_TITLE = 6;
/** Shorter lines end where their author ended them. */
const SHORTEST_WRAPPED = 60;
/** Lines of a hard-wrapped text are at most so long. */
const WIDEST_WRAPPED = 130;
const BULLET =
  /^[\s>]*(?:(?:[-*+–—.]|\d{1,2}[.)])\s+|(?:[•‣◦●·✓○■]|(?!\d)\p{Extended_Pictographic}\uFE0F?)\s*)(?:\[[ x]\]\s+)?/iu;
const bare = (line: string): string => line.replace(BULLET, '').replaceAll(/^[\s#*_]+|[\s*_#]+$/gu, '');

/** The lines of a text; those of a hard-wrapped sentence are one. Items that lost their bullets stay lines. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let last = '';
  const all = text.split(/\r?\n/);
  const widest = Math.max(...all.map(({ length }) => length));
  for (const line of all) {
    const [first = ''] = line.trim().split(/\s/);
    // A full line has no space for the first word of the next one.
    const isFull =
      widest <= WIDEST_WRAPPED &&
      last.length > SHORTEST_WRAPPED &&
      last.trimEnd().length + 1 + first.length > widest;
    // A name at the end of a line may continue too: "Azure Solutions / Architect".
    const isContinued =
      isFull &&
      /[^.:;!?]$/.test(last.trimEnd()) &&
      (/^[\p{Ll}\d(]/u.test(first) || (/\p{Lu}\S*$/u.test(last) && /^\p{Lu}/u.test(first)));
    if (isContinued && !BULLET.test(line)) lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
    else lines.push(line);
    last = line;
  }
  return lines;
}

/** The section that a heading begins; undefined for other headings. */
function sectionOf(text: string): Need | 'aside' | undefined {
  if (NICE.test(text)) return 'nice';
  if (ASIDE.test(text)) return 'aside';
  if (MUST.test(text)) return 'must';
  // "About Acme"; "About you" and "Sobre la vacante" are in the list above.
  return ABOUT.test(text) ? 'aside' : undefined;
}

const ENDS_OPEN = /[:：]$/u;

/** Whether a line is a heading: short, with a colon, without a sentence, or only with words of headings. */
const isHeading = (line: string, text: string): boolean =>
  text.length <= LONGEST_HEADING &&
  // An outer item of a list may head the inner ones: "- Requirements:".
  (!BULLET.test(line) || ENDS_OPEN.test(text) || /^\p{L}{8,}$/u.test(text)) &&
  // "Location: Madrid" is a fact, and heads nothing.
  !/\d|[.;,]$|[:：]\s*\S/u.test(text) &&
  (ENDS_OPEN.test(text) ||
    /^\s*(?:#+|\*\*)/.test(line) ||
    GENERIC.test(text) ||
    text.split(/\s+/).length <= 5);

const isProse = (line: string): boolean => line.length > LONGEST_HEADING && !BULLET.test(line);
/** Few words, which head what is no requirement between an empty line and prose: "Overview". */
const FEW_WORDS = /^\p{Lu}\S*(?:\s\S+){0,2}(?<![?!])$/u;

/** The end of a sentence, but not that of an abbreviation or an ordinal: "min. 5 years", "im 3. Jahr". */
const SENTENCE_END = new RegExp(
  `(?<=[.!?;])(?<!(?:^|[\\s(])(?:\\p{L}|\\d{1,2}|${words.abbreviations
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${escaped(word.slice(1))}`)
    .join('|')})\\.)\\s+(?=[\\p{Lu}\\d])`,
  'u',
);

/**
 * The lines of an advert with their need, from the heading above them or their own words, without those about the
 * employer and without what is not required.
 * @param namesSkill whether a text names a skill: "Ideally Terraform" is no heading
 */
export function advertLines(advert: string, namesSkill: (text: string) => boolean): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Need | 'aside' = 'must';
  let isBelowHeading = false;
  let level = 0;
  const all = linesOf(advert.trim());
  // Title, employer and place stand above the first empty line.
  const gap = all.findIndex((line) => line.trim() === '');
  const titles = all.length === 1 ? 0 : Math.max(1, gap <= LONGEST_TITLE ? gap : 1);
  const headingOf = (line: string) => {
    const text = bare(line);
    const named = isHeading(line, text) ? sectionOf(text) : undefined;
    return named === 'aside' || !namesSkill(text) || GENERIC.test(text) ? named : undefined;
  };
  const hasHeadings = all.some((line) => ['must', 'nice'].includes(headingOf(line) ?? ''));
  for (const [at, line] of all.entries()) {
    const text = bare(line);
    const below = all.slice(at + 1).find((next) => next.trim() !== '') ?? '';
    const isShort = text.length <= LONGEST_HEADING && !BULLET.test(line) && !/[:：,]|[.;]$/u.test(text);
    // The level of a heading in Markdown.
    const own = /^\s*(#+)\s/.exec(line)?.[1]?.length ?? 0;
    // Another heading ends the section; in Markdown, one of its level.
    const isOther =
      own > 0
        ? own <= level
        : isShort &&
          FEW_WORDS.test(text) &&
          all[at - 1]?.trim() === '' &&
          isProse(below) &&
          !namesSkill(text);
    const ends = isBelowHeading && isOther ? 'aside' : undefined;
    const named = headingOf(line) ?? (FACT.test(text) && ENDS_OPEN.test(text) ? 'aside' : ends);
    if (named) {
      section = named;
      isBelowHeading = true;
      level = own;
      continue;
    }
    // A title, and the heading of a list: "Leadership & Collaboration", "- Testing" above prose, "CI/CD :".
    const isTitle = at < titles && !isBelowHeading && text.length <= LONGEST_HEADING && !BULLET.test(line);
    if (isTitle || (isShort && (BULLET.test(below) || own > 0))) continue;
    const isHeadOfProse = BULLET.test(line) && isProse(all[at + 1] ?? '');
    if (text.length <= LONGEST_HEADING && (ENDS_OPEN.test(text) || isHeadOfProse)) continue;
    // "Nice to have: Kotlin, Rust" has its heading and its content in one line.
    const [, head = '', rest = ''] = /^([^:.]{3,40}):\s+(.+)$/u.exec(text) ?? [];
    const inLine = head === '' || namesSkill(head) ? undefined : sectionOf(head);
    const isHead = inLine !== undefined && (inLine !== 'must' || GENERIC.test(head));
    if (isHead && inLine === 'must' && section === 'aside') section = 'must';
    const need = isHead && inLine !== 'must' ? inLine : section;
    // Above the first heading, adverts describe the employer.
    const isIntroduction = hasHeadings && !isBelowHeading && !BULLET.test(line);
    if (need === 'aside' || isIntroduction || FACT.test(text)) continue;
    for (const sentence of (isHead ? rest : text).split(SENTENCE_END))
      if (
        !/\?\W*$/.test(sentence) &&
        !EXCLUDED.test(sentence) &&
        (!EMPLOYER.test(sentence) || SEEKING.test(sentence))
      )
        lines.push({ text: sentence, need: NICE.test(sentence) ? 'nice' : need });
  }
  return lines;
}

const FREQUENT = Object.values(words.languages).map((list) => anyOf(list.split(' '), 'giu'));
/** A text of a language that is read has so many of its most frequent words, of 100, and so many different ones. */
const [FEWEST_FREQUENT, FEWEST_KINDS] = [8, 4];
/** A shorter text may be a list of names. */
const SHORTEST_TEXT = 30;

/** Whether an advert is in a language that the Advisor reads. A short one counts as such. */
export function isReadable(advert: string): boolean {
  const count = (advert.match(/\p{L}+/gu) ?? []).length;
  if (count < SHORTEST_TEXT) return true;
  return FREQUENT.some((list) => {
    const found = advert.toLowerCase().match(list) ?? [];
    return (found.length * 100) / count >= FEWEST_FREQUENT && new Set(found).size >= FEWEST_KINDS;
  });
}
