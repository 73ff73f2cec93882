import { earliest, hasBegun, isNoExperience, isReversed, spanOf } from '../standard/dates';
import { movedBy } from './period-of';
import type { Company, Period, Portfolio, Position, YearMonth } from './portfolio';
import type { Education } from './portfolio-sections';
import { schoolEndOf } from './school-end';
import { timeIn, type Time } from './time-in';

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

type Held = {
  company: Company;
  period: Period;
  /** By its days if they are known. */ time: Time;
  months: Time;
};

/** The rounding error of parts of months that add up to whole ones. */
const ROUNDING = 1e-6;

/** The moment after so many days of a month. */
const after = (days: number, date: YearMonth): number =>
  earliest(date) + days / new Date(Date.UTC(date.year, date.month ?? 1, 0)).getUTCDate();

/** The time of a position that counts; null if it is not known, or has not begun. */
function heldAt({ position, company }: { position: Position; company: Company }, today: Date): Held | null {
  const { period, counted, days } = position;
  const { start, end } = period;
  if (counted === null) return null;
  const months: Time = [counted[0], counted[1] + 1];
  const now = earliest({ year: today.getFullYear(), month: today.getMonth() + 1 }) + 1;
  const isExact = days && start?.month && end?.month;
  const time: Time = isExact ? [after(days[0] - 1, start), Math.min(after(days[1], end), now)] : months;
  return { company, period, time, months };
}

/** The positions without the time before the end of school, if the first job began at school. */
function afterSchool(
  held: readonly Held[],
  since: YearMonth | null,
  education: readonly Education[],
  today: Date,
): readonly Held[] {
  const end = schoolEndOf(education, today);
  if (since === null || end === null || end.year - since.year > LONGEST_SCHOOL_YEARS) return held;
  const first = movedBy({ year: end.year, month: end.month ?? SUMMER }, 1);
  const cut = ([from, to]: Time): Time => [Math.max(from, earliest(first)), to];
  return held.flatMap(({ company, period, time, months }) => {
    if (time[1] <= earliest(first)) return [];
    const start = period.start && isReversed(first, period.start) ? first : period.start;
    return [{ company, period: { ...period, start }, time: cut(time), months: cut(months) }];
  });
}

/**
 * The time in jobs after school, without studies and breaks; no months if the résumé leaves out the first jobs,
 * or if a date is mistyped. Days count where the file states them. The total is never less than the tenure with
 * one employer.
 */
export function experienceOf(
  positions: readonly { position: Position; company: Company }[],
  education: readonly Education[],
  today: Date,
): Portfolio['experience'] {
  const jobs = positions.filter(
    ({ position, company }) => ![position.title, company.name].some(isNoExperience),
  );
  const listed = jobs.map(({ position }) => position.period);
  const timed = jobs.map((job) => ({ start: job.position.period.start, time: heldAt(job, today) }));
  const known = timed.flatMap(({ time }) => time ?? []);
  const held = afterSchool(known, spanOf(listed).start, education, today);
  const first = spanOf(listed.filter((period) => hasBegun(period, today))).start;
  const graduated = Math.max(0, ...education.map(({ period }) => period.end?.year ?? 0));
  const isLate = first !== null && graduated > 0 && first.year - graduated > LONGEST_GAP_YEARS;
  const tenures = [...new Set(held.map(({ company }) => company))].map((company) =>
    timeIn(held.filter((job) => job.company === company).map(({ months }) => months)),
  );
  const whole = Math.floor(timeIn(held.map(({ time }) => time)) + ROUNDING);
  const months = Math.max(whole, ...tenures);
  const since = spanOf(held.map(({ period }) => period)).start;
  // An earlier job whose end is not known is listed, so that a later start would look wrong.
  const isUncounted = timed.some(
    ({ start, time }) => time === null && since !== null && start !== null && isReversed(since, start),
  );
  return { months: isLate || months > MOST_MONTHS ? 0 : months, since: isUncounted ? null : since };
}
