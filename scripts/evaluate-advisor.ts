import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { monthOf } from '../src/portal/lib/activity';
import { advisorFor, type Finding } from '../src/portal/lib/advisor/advisor';
import { packEvidence } from '../src/portal/lib/evidence-file';
import { readEvidence } from '../src/portal/lib/evidence-index';
import { defaultLanguage } from '../src/portal/lib/languages';
import { matcherOf } from '../src/resume/read/evidence-matcher';
import { readPortfolio } from '../src/resume/read/read-portfolio';

/** A job advert with its requirements, labelled by hand. */
export type LabelledAdvert = {
  language: string;
  advert: string;
  /** The proved requirements, such as `skill azure` or `years java`. */ proved: readonly string[];
  /** The requirements without a proof. */ open: readonly string[];
};

const ADVERTS = 'test/fixtures/adverts/adverts.yaml';
const SAMPLE = 'examples/sample';

/** A requirement in the notation of the labels. */
const labelOf = ({ kind, name }: Finding): string =>
  (kind === 'degree' ? kind : `${kind} ${name}`).trim().toLowerCase();

/** Runs the Advisor on labelled adverts and measures its precision and recall. */
export function evaluate(adverts: readonly LabelledAdvert[]) {
  const today = new Date();
  const { portfolio } = readPortfolio(SAMPLE, { today });
  const format = { period: () => '', tenure: String, percent: String };
  const file = packEvidence(portfolio, format, defaultLanguage, monthOf(today));
  const advise = advisorFor(readEvidence(JSON.stringify(file)), matcherOf);
  const counts = { proved: 0, rightly: 0, labelled: 0, asked: 0, known: 0 };
  const mistakes: string[] = [];
  for (const { advert, language, proved, open } of adverts) {
    const findings = advise(advert);
    const said = (status: boolean) =>
      findings.filter((one) => (one.status === 'proved') === status).map(labelOf);
    const title = `${language} “${advert.trim().split('\n')[0]}”`;
    const isProved = said(true);
    counts.proved += isProved.length;
    counts.labelled += proved.length;
    counts.asked += proved.length + open.length;
    counts.known += [...proved, ...open].filter((label) => findings.map(labelOf).includes(label)).length;
    for (const label of isProved) {
      if (proved.includes(label)) counts.rightly += 1;
      else mistakes.push(`${title}: ${label} is proved wrongly.`);
    }
    for (const label of proved)
      if (!isProved.includes(label)) mistakes.push(`${title}: ${label} is not proved.`);
  }
  return {
    precision: counts.rightly / counts.proved,
    recall: counts.rightly / counts.labelled,
    /** The share of all requirements that the Advisor recognized. */ read: counts.known / counts.asked,
    mistakes,
  };
}

/** The labelled adverts of the repository. */
export const labelledAdverts = (): LabelledAdvert[] =>
  parse(readFileSync(ADVERTS, 'utf8')) as LabelledAdvert[];

if (process.argv[1]?.endsWith('evaluate-advisor.ts')) {
  const all = labelledAdverts();
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  for (const language of [...new Set(all.map((one) => one.language)), 'all']) {
    const some = all.filter((one) => language === 'all' || one.language === language);
    const { precision, recall, read, mistakes } = evaluate(some);
    console.log(
      `${language}: ${some.length} adverts, precision ${percent(precision)}, recall ${percent(recall)} on proved; ${percent(read)} of the requirements read`,
    );
    if (language === 'all') for (const mistake of mistakes) console.log(`  ${mistake}`);
  }
}
