import { hasBegun, isNoExperience, isReversed, monthsIn, spanOf } from './dates';
import { movedBy } from './period-of';
import type { Company, Period, Portfolio, Position } from './portfolio';
import type { Education } from './portfolio-sections';
import { schoolEndOf } from './school-end';

/** A first job so many years after the last degree is not the first one: the résumé leaves out earlier ones. */
const LONGEST_GAP_YEARS = 10;
/** More are the age of a family's business, or a mistyped date. */
const MOST_MONTHS = 50 * 12 + 11;

/** So many years after the first job, an end of school is that of an adult. */
const LONGEST_SCHOOL_YEARS = 8;
/** School ends in summer. */
const SUMMER = 6;

/** The titles of jobs in which people learn their profession. */
const TRAINING =
  /(?<!\p{L})(?:apprenti(?:e|s|ce)?|alternante?|stagiaire|trainee|intern|auszubildende[rn]?|azubi|lehrling|praktikant(?:in)?|werkstudent(?:in)?|becari[oa]|aprendiz|estagiári[oa]|tirocinante|stagista|学徒|实习生|實習生)(?!\p{L})/iu;

/** The titles of those who lead, choose or teach others: "Intern Program Manager", "Azubi-Ausbilder". */
const LEADING =
  /(?<!\p{L})(?:managers?|manageress|heads?|lead|leaders?|recruiters?|co-?ordinators?|supervisors?|directors?|leit(?:er(?:in)?|ung)|\p{L}{1,30}leit(?:er(?:in)?|ung)|ausbilder(?:in)?|betreuer(?:in)?|koordinator(?:in)?|responsables?|coordinat(?:eur|rice)|coordinador[ae]?|coordenador[ae]?|supervisor[ae]|directora?|teachers?|trainers?|mentors?)(?!\p{L})/iu;

/** Whether a job is one in which somebody learns the profession. */
export const isTraining = (title: string): boolean => TRAINING.test(title) && !LEADING.test(title);

/** The periods without the time before the end of school, if the first job began at school. */
function afterSchool(periods: readonly Period[], education: readonly Education[], today: Date): Period[] {
  const [since, end] = [spanOf(periods).start, schoolEndOf(education, today)];
  if (since === null || end === null || end.year - since.year > LONGEST_SCHOOL_YEARS) return [...periods];
  const first = movedBy({ year: end.year, month: end.month ?? SUMMER }, 1);
  return periods.flatMap((period) => {
    if (period.start === null || !isReversed(first, period.start)) return [period];
    return period.end !== null && isReversed(first, period.end) ? [] : [{ ...period, start: first }];
  });
}

/**
 * The time in jobs after school, without studies and breaks; no months if the résumé leaves out the first jobs,
 * or if a date is mistyped.
 */
export function experienceOf(
  positions: readonly { position: Position; company: Company }[],
  education: readonly Education[],
  today: Date,
): Portfolio['experience'] {
  const held = positions
    .filter(({ position, company }) => ![position.title, company.name].some(isNoExperience))
    .map(({ position }) => position.period);
  const periods = afterSchool(held, education, today);
  const since = spanOf(periods.filter((period) => hasBegun(period, today))).start;
  const graduated = Math.max(0, ...education.map(({ period }) => period.end?.year ?? 0));
  const isLate = since !== null && graduated > 0 && since.year - graduated > LONGEST_GAP_YEARS;
  const months = monthsIn(periods, today) ?? 0;
  return { months: isLate || months > MOST_MONTHS ? 0 : months, since };
}
