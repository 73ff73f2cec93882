import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { matcherOf } from '../src/dictionary/evidence-matcher';
import { monthOf } from '../src/portal/lib/activity';
import { languageCode } from '../src/portal/lib/advisor/advert-levels';
import { advisorFor, type Finding } from '../src/portal/lib/advisor/advisor';
import { termsOf } from '../src/portal/lib/advisor/terms';
import { packEvidence } from '../src/portal/lib/evidence-file';
import { readEvidence } from '../src/portal/lib/evidence-index';
import { defaultLanguage } from '../src/portal/lib/languages';
import { readPortfolio } from '../src/resume/read/read-portfolio';

/** A job advert with its requirements, labelled by hand: see test/fixtures/adverts/README.md. */
export type LabelledAdvert = {
  language: string;
  advert: string;
  /** A folder of test/fixtures/resumes; the sample by default. */ career?: string;
  /** The proved requirements, such as `skill azure` or `years java`. */ proved: readonly string[];
  /** The requirements without a proof. */ open: readonly string[];
};

const SETS = ['adverts', 'blind'] as const;
const SAMPLE = 'examples/sample';
/** The date of the labels. Ongoing periods are counted up to it. */
const LABELLED_ON = new Date('2026-11-22');

/** The adverts of a file of test/fixtures/adverts. */
export const labelledAdverts = (set: (typeof SETS)[number]): LabelledAdvert[] =>
  parse(readFileSync(`test/fixtures/adverts/${set}.yaml`, 'utf8')) as LabelledAdvert[];

/** The Advisor for a career, with a function that normalizes the names of requirements. */
function readerOf(career: string | undefined) {
  const today = LABELLED_ON;
  const { portfolio } = readPortfolio(career ? `test/fixtures/resumes/${career}` : SAMPLE, { today });
  const format = { period: () => '', tenure: String, percent: String, grade: String, colon: ':' };
  const file = packEvidence(portfolio, format, defaultLanguage, monthOf(today));
  const index = readEvidence(JSON.stringify(file));
  const terms = termsOf(index);
  const names = new Map(
    terms.toReversed().flatMap(({ name, spellings }) => spellings.map((one) => [one.toLowerCase(), name])),
  );
  const named = matcherOf(terms.map(({ spellings }, id) => ({ id, spellings })));
  const nameOf = (word: string) => names.get(word) ?? terms[named(word)[0] ?? -1]?.name ?? word;
  /** The key of a requirement, the same for all its spellings and for a skill and its certificate. */
  const keyOf = (kind: string, name: string): string => {
    if (kind === 'degree' || name === '') return kind;
    const word = name.toLowerCase();
    if (kind === 'language') return `language ${languageCode(word) ?? word}`;
    if (kind === 'place') return `place ${word}`;
    return `${kind === 'certificate' ? 'skill' : kind} ${nameOf(word).toLowerCase()}`;
  };
  return { advise: advisorFor(index), keyOf };
}

/** The labels without skills whose years are labelled too: one requirement, as the Advisor counts it. */
function withoutIncluded(...labels: [proved: string[], open: string[]]): [proved: string[], open: string[]] {
  const years = new Set(labels.flat().filter((key) => key.startsWith('years ')));
  const isIncluded = (key: string) => key.startsWith('skill ') && years.has(key.replace('skill', 'years'));
  const separate = (keys: string[]) => keys.filter((key) => !isIncluded(key));
  return [separate(labels[0]), separate(labels[1])];
}

/** Runs the Advisor on labelled adverts and measures its precision and recall. */
export function evaluate(adverts: readonly LabelledAdvert[]) {
  const readers = new Map([...new Set(adverts.map(({ career }) => career))].map((at) => [at, readerOf(at)]));
  const counts = { proved: 0, rightly: 0, labelled: 0, asked: 0, known: 0 };
  const mistakes: string[] = [];
  for (const { advert, language, career, ...labels } of adverts) {
    const reader = readers.get(career);
    if (!reader) continue;
    const { advise, keyOf } = reader;
    const labelled = (words: readonly string[]) =>
      words.map((word) => {
        const [, kind = '', name = ''] = /^(\S+) ?(.*)$/.exec(word) ?? [];
        return keyOf(kind, name);
      });
    const [proved, open] = withoutIncluded(labelled(labels.proved), labelled(labels.open));
    const { findings } = advise(advert);
    const keysOf = (found: readonly Finding[]) => found.map(({ kind, name }) => keyOf(kind, name));
    const isProved = new Set(keysOf(findings.filter(({ status }) => status === 'proved')));
    const read = keysOf(findings);
    counts.proved += isProved.size;
    counts.labelled += proved.length;
    counts.asked += proved.length + open.length;
    counts.known += [...proved, ...open].filter((key) => read.includes(key)).length;
    const title = `${language} “${advert.trim().split('\n')[0]}”`;
    for (const key of isProved) {
      if (proved.includes(key)) counts.rightly += 1;
      else mistakes.push(`${title}: ${key} is proved wrongly.`);
    }
    for (const key of proved) if (!isProved.has(key)) mistakes.push(`${title}: ${key} is not proved.`);
  }
  return {
    precision: counts.rightly / counts.proved,
    recall: counts.rightly / counts.labelled,
    /** The share of all requirements that the Advisor recognized. */ read: counts.known / counts.asked,
    mistakes,
  };
}

if (process.argv[1]?.endsWith('evaluate-advisor.ts')) {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  for (const set of SETS) {
    const all = labelledAdverts(set);
    console.log(`${set}.yaml`);
    for (const language of [...new Set(all.map((one) => one.language)), 'all']) {
      const some = all.filter((one) => language === 'all' || one.language === language);
      const { precision, recall, read, mistakes } = evaluate(some);
      console.log(
        `  ${language}: ${some.length} adverts, precision ${percent(precision)}, recall ${percent(recall)} on proved; ${percent(read)} of the requirements read`,
      );
      // The errors in the frozen adverts are hidden from developers of the reader.
      if (language === 'all' && set !== 'blind')
        for (const mistake of mistakes) console.log(`    ${mistake}`);
    }
  }
}
