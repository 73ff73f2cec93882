import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { monthOf } from '../src/portal/lib/activity';
import { advisorFor, type Finding } from '../src/portal/lib/advisor/advisor';
import { packEvidence } from '../src/portal/lib/evidence-file';
import { readEvidence } from '../src/portal/lib/evidence-index';
import { defaultLanguage } from '../src/portal/lib/languages';
import { matcherOf } from '../src/resume/read/evidence-matcher';
import { readPortfolio } from '../src/resume/read/read-portfolio';

/** An advert and what stands in it, as somebody labelled it. */
export type LabelledAdvert = {
  language: string;
  advert: string;
  /** `skill azure`, `years java`: what the career proves. */ proved: readonly string[];
  /** What it does not. */ open: readonly string[];
};

const ADVERTS = 'test/fixtures/adverts/adverts.yaml';
const SAMPLE = 'examples/sample';

/** A requirement as labels name it. */
const labelOf = ({ kind, name }: Finding): string =>
  (kind === 'degree' ? kind : `${kind} ${name}`).trim().toLowerCase();

/** What the Advisor says of labelled adverts, and how often it is right. */
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
    /** Of all requirements, those that were read at all. */ read: counts.known / counts.asked,
    mistakes,
  };
}

/** The adverts of the repository. */
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
