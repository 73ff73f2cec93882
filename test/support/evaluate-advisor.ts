import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { matcherOf } from '../../src/dictionary/matcher';
import { advisorFor, type Finding } from '../../src/portal/evidence/advisor';
import { languageCodeOf } from '../../src/portal/evidence/levels';
import { packEvidence } from '../../src/portal/evidence/evidence-file';
import { readEvidence } from '../../src/portal/evidence/evidence-index';
import { defaultLanguage } from '../../src/portal/addresses/languages';
import { monthOf, MONTHS_A_YEAR } from '../../src/resume/standard/dates';
import { readPortfolioSync } from '../../src/site/content/read-portfolio-sync';

/**
 * A job advert with its requirements, labelled by hand: see test/fixtures/adverts/README.md. A line counts as shown
 * if the résumé has a sentence, title, date, degree or level of a language that a fair recruiter accepts as evidence
 * for it, or for one of its alternatives. Traits without such a sentence (motivated, a team player) do not count.
 */
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

export const labelledAdverts = (set: string): LabelledAdvert[] =>
  parse(
    readFileSync(set.includes('/') ? set : `test/fixtures/adverts/${set}.yaml`, 'utf8'),
  ) as LabelledAdvert[];

/** The Advisor for a career, with a function that normalizes the names of requirements. */
function readerOf(career: string | undefined) {
  const today = LABELLED_ON;
  const folder = career?.includes('/') ? career : career ? `test/fixtures/resumes/${career}` : SAMPLE;
  const { portfolio } = readPortfolioSync(folder, { today });
  const format = { period: () => '', tenure: String, percent: String, grade: String, colon: ':' };
  const file = packEvidence(portfolio, format, defaultLanguage, monthOf(today));
  const text = JSON.stringify(file);
  const index = readEvidence(text);
  const terms = index.skills.map(({ name, aliases }) => ({ name, spellings: [name, ...aliases] }));
  const names = new Map(
    terms.toReversed().flatMap(({ name, spellings }) => spellings.map((one) => [one.toLowerCase(), name])),
  );
  const named = matcherOf(terms);
  const nameOf = (word: string) =>
    names.get(word.toLowerCase()) ?? terms[named(word)[0]?.term ?? -1]?.name ?? word;
  /** The key of a requirement, the same for all its spellings and for a skill and its certificate. */
  const keyOf = (kind: string, name: string): string => {
    if (kind === 'degree' || name === '') return kind;
    const word = name.toLowerCase();
    if (kind === 'language') return `language ${languageCodeOf(word) ?? word}`;
    return `${kind === 'certificate' ? 'skill' : kind} ${nameOf(name).toLowerCase()}`;
  };
  /** The keys of a finding: each alternative that is shown, and years that are enough. */
  const keysOf = ({ kind, names: found, years, status }: Finding): string[] => {
    const enough = years !== null && years.months >= years.needed * MONTHS_A_YEAR;
    if (kind === 'work') return [];
    const own = found.map((name) => keyOf(kind, name));
    const ofYears =
      years && (status !== 'shown' || enough) ? own.map((key) => key.replace('skill', 'years')) : [];
    return kind === 'degree' ? ['degree'] : [...own, ...ofYears];
  };
  return { advise: advisorFor(text), keyOf, keysOf };
}

/** Runs the Advisor on labelled adverts and measures its precision and recall. */
export function evaluate(adverts: readonly LabelledAdvert[]) {
  const readers = new Map([...new Set(adverts.map(({ career }) => career))].map((at) => [at, readerOf(at)]));
  const counts = { shown: 0, rightly: 0, labelled: 0, asked: 0, known: 0 };
  const mistakes: string[] = [];
  for (const { advert, language, career, ...labels } of adverts) {
    const reader = readers.get(career);
    if (!reader) continue;
    const { advise, keyOf, keysOf } = reader;
    const labelled = (words: readonly string[]) => [
      ...new Set(
        words
          // Places of offices are no requirements, and years of work are a fact beside the result.
          .filter((word) => !word.startsWith('place ') && word !== 'years')
          .map((word) => {
            const [, kind = '', name = ''] = /^(\S+) ?(.*)$/.exec(word) ?? [];
            return keyOf(kind, name);
          }),
      ),
    ];
    const [proved, open] = [labelled(labels.proved), labelled(labels.open)];
    const { findings } = advise(advert);
    const shown = new Set(findings.filter(({ status }) => status === 'shown').flatMap(keysOf));
    const read = new Set(findings.flatMap(keysOf));
    // Years of a skill include the skill.
    const isRight = (key: string) => proved.includes(key) || proved.includes(key.replace('skill', 'years'));
    const all = new Set([...proved, ...open]);
    // The labels are older than families: one that only a member of its family shows is neither right nor wrong.
    const joined = new Set(
      findings
        .filter(({ status, evidence }) => status === 'shown' && evidence.every(({ via }) => via !== null))
        .flatMap(keysOf)
        .filter((key) => !proved.includes(key)),
    );
    const separate = [...shown]
      .filter((key) => !joined.has(key))
      .filter((key) =>
        key.startsWith('years ')
          ? proved.includes(key)
          : all.has(key) || !all.has(key.replace('skill', 'years')),
      );
    counts.shown += separate.length;
    counts.labelled += proved.length;
    counts.asked += proved.length + open.length;
    counts.known += [...proved, ...open].filter((key) => read.has(key)).length;
    const title = `${language} “${advert.trim().split('\n')[0]}”`;
    for (const key of separate)
      if (!isRight(key)) mistakes.push(`${title}: ${key} is shown wrongly.`);
      else counts.rightly += 1;
    for (const key of proved) if (!shown.has(key)) mistakes.push(`${title}: ${key} is not shown.`);
  }
  const found = counts.labelled - mistakes.filter((mistake) => mistake.endsWith('not shown.')).length;
  return {
    precision: counts.rightly / counts.shown,
    recall: found / counts.labelled,
    /** The share of all requirements that the Advisor recognized. */ read: counts.known / counts.asked,
    mistakes,
  };
}

if (process.argv[1]?.endsWith('evaluate-advisor.ts')) {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  for (const set of process.argv.length > 2 ? process.argv.slice(2) : SETS) {
    const all = labelledAdverts(set);
    console.log(set);
    for (const language of [...new Set(all.map((one) => one.language)), 'all']) {
      const some = all.filter((one) => language === 'all' || one.language === language);
      const { precision, recall, read, mistakes } = evaluate(some);
      console.log(
        `  ${language}: ${some.length} adverts, precision ${percent(precision)}, recall ${percent(recall)} on what is shown; ${percent(read)} of the requirements read`,
      );
      // The errors in the frozen adverts are hidden from developers of the reader.
      if (language === 'all' && set !== 'blind')
        for (const mistake of mistakes) console.log(`    ${mistake}`);
    }
  }
}
