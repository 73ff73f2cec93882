import { readFolder } from '../../../resume/read/folder-for-test';
import { packEvidence } from '../evidence-file';
import { readEvidence } from '../evidence-index';
import { defaultLanguage } from '../languages';
import { advisorFor } from './advisor';

/** A career for tests of adverts. */
export const RESUME = {
  basics: { name: 'Ada', location: { city: 'Madrid', countryCode: 'ES' } },
  work: [
    {
      name: 'Acme',
      position: 'Platform engineer',
      location: 'Lisbon, PT',
      startDate: '2015-01',
      endDate: '2020-12',
      highlights: ['Moved the shop to Kubernetes on AWS.', 'Wrote services in Go and Python.'],
    },
    {
      name: 'Beta',
      position: 'Developer',
      startDate: '2012-01',
      endDate: '2014-12',
      highlights: ['Built shops with React and Node.js.', 'Kept PostgreSQL fast.'],
    },
  ],
  education: [{ institution: 'School', studyType: 'Bachelor', area: 'Computer Science' }],
  certificates: [{ name: 'Certified Kubernetes Administrator', date: '2019-05' }],
  languages: [
    { language: 'Spanish', fluency: 'Native speaker' },
    { language: 'English', fluency: 'B2' },
  ],
  skills: [{ name: 'Platforms', keywords: ['Kubernetes', 'Terraform'] }],
};
const { portfolio } = readFolder({ 'resume.json': RESUME });
if (!portfolio) throw new Error('The résumé could not be read.');
const format = { period: () => '', tenure: String, percent: String, grade: String, colon: ':' };
const index = readEvidence(JSON.stringify(packEvidence(portfolio, format, defaultLanguage, 2026 * 12)));
export const advise = advisorFor(index);
/** The findings of an advert, each as a line: "years Python 3 proved". */
export const findingsOf = (advert: string) =>
  advise(advert).findings.map(({ kind, name, need, required, status, related }) =>
    [kind, name, need === 'nice' && 'nice', required, status, related].filter(Boolean).join(' '),
  );
