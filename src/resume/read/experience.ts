import { hasBegun, isNoExperience, monthsIn, spanOf } from './dates';
import type { Company, Portfolio, Position } from './portfolio';
import type { Education } from './portfolio-sections';

/** A first job so many years after the last degree is not the first one: the résumé leaves out earlier ones. */
const LONGEST_GAP_YEARS = 10;
/** More are the age of a family's business, or a mistyped date. */
const MOST_MONTHS = 50 * 12 + 11;

/**
 * The time in jobs, without studies and breaks; no months if the résumé leaves out the first jobs, or if a date is
 * mistyped.
 */
export function experienceOf(
  positions: readonly { position: Position; company: Company }[],
  education: readonly Education[],
  today: Date,
): Portfolio['experience'] {
  const periods = positions
    .filter(({ position, company }) => ![position.title, company.name].some(isNoExperience))
    .map(({ position }) => position.period);
  const since = spanOf(periods.filter((period) => hasBegun(period, today))).start;
  const graduated = Math.max(0, ...education.map(({ period }) => period.end?.year ?? 0));
  const isLate = since !== null && graduated > 0 && since.year - graduated > LONGEST_GAP_YEARS;
  const months = monthsIn(periods, today) ?? 0;
  return { months: isLate || months > MOST_MONTHS ? 0 : months, since };
}
