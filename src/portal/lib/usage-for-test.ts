import { readFolder } from '~/resume/read/folder-for-test';
import { formatOf } from '../i18n/format';
import { usageOf } from './usage';

const NOW = 2026 * 12;

/** The portfolio of a résumé with the given roles, skills and further entries. */
export function portfolioOf(resume: Readonly<Record<string, unknown>>) {
  const { portfolio, problems } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, ...resume } });
  if (!portfolio) throw new Error(problems.join('\n'));
  return portfolio;
}

/** The figures of Usage for a résumé. */
export const usage = (resume: Readonly<Record<string, unknown>>) =>
  usageOf(portfolioOf(resume), formatOf('en'), (kind) => kind, { now: NOW, present: 'Present' });

/** A job that names some keywords. */
export const role = (startDate: string, endDate: string, ...keywords: string[]) => ({
  name: `Company of ${startDate}`,
  position: 'Developer',
  startDate,
  endDate,
  highlights: [`Used ${keywords.join(' and ')}.`],
});
/** The skills of a résumé with these names. */
export const listed = (...names: string[]) => names.map((name) => ({ name }));
