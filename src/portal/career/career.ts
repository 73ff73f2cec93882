import { earliest, latest } from '~/resume/standard/dates';
import type { Company, Period, Portfolio, Position, Span, YearMonth } from '~/resume/model/portfolio';
import { isUnfinished } from '~/resume/model/texts/unfinished-text';
import { inYears, MONTHS_A_YEAR, type Format } from '~/portal/text/format';
import { LONGEST_GAP_MONTHS } from './activity';

/** The shares of the axis that a bar, a role and a mark have at least, for their names. */
const LEAST = { bar: 0.1, role: 0.12, mark: 0.18 };
/** The numbers of bars, roles of a bar and marks. The Activity log has all of them. */
const MOST = { bars: 40, roles: 8, marks: 8 };
const MOST_YEARS = 8;

/**
 * The lines around an entry in the timeline's grid, from 1, and the months that it lasts if that is less. They are
 * the name of a class, because the page's policy (CSP) forbids style attributes.
 */
type Columns = `at-${number}-${number}` | `at-${number}-${number}-${number}`;

type Dated = { span: Span; period: Period };

/** A month in which one job ends and the next one begins is no overlap. */
const endOf = ({ span: [first, last] }: Dated, others: readonly Dated[]): number =>
  others.some(({ span }) => span[0] === last && last > first) ? last : last + 1;

type Stint = Dated & { company: Company; positions: (Position & Dated)[] };

/** The dated roles of a company in runs without a gap of more than half a year, the newest first. */
export function stintsOf(company: Company): Stint[] {
  const stints: Stint[] = [];
  const dated = company.positions.flatMap((position) =>
    position.span === null ? [] : [{ ...position, span: position.span }],
  );
  for (const position of dated.toReversed().toSorted((one, other) => one.span[0] - other.span[0])) {
    const { span, period } = position;
    const last = stints.at(-1);
    // A year alone has the smallest possible gap.
    const begun = period.start ? earliest(period.start) : span[0];
    const until = last?.period.end ? latest(last.period.end) : Infinity;
    if (!last || begun - until - 1 > LONGEST_GAP_MONTHS) {
      stints.push({ company, span, period, positions: [position] });
      continue;
    }
    last.positions.unshift(position);
    const isLast = period.current || (!last.period.current && span[1] >= last.span[1]);
    last.span = [last.span[0], Math.max(span[1], last.span[1])];
    last.period = isLast ? { ...period, start: last.period.start } : last.period;
  }
  return stints.toReversed();
}

const monthOf = ({ year, month }: YearMonth): number =>
  year * MONTHS_A_YEAR + (month ?? MONTHS_A_YEAR / 2) - 1;

/** Degrees and certificates with their anchors on IAM. */
function marksOf(portfolio: Portfolio) {
  const studies = portfolio.education.flatMap((study) => {
    const { id, studyType, area, institution, period } = study;
    const name = [studyType, area].filter(Boolean).join(', ') || institution;
    // A study in progress is no degree yet.
    return name && period.end && !period.current && !isUnfinished(study)
      ? [{ id, name, date: period.end }]
      : [];
  });
  const certificates = portfolio.certificates.flatMap(({ id, name, date, inProgress }) =>
    date && !inProgress ? [{ id, name, date }] : [],
  );
  // Owners without work have their studies as bars.
  const isStudent = portfolio.companies.some(({ kind }) => kind === 'education');
  return [...(isStudent ? [] : studies), ...certificates].slice(0, MOST.marks);
}

/** The dated jobs, degrees and certificates of a career on a time axis, newest first. Null without a dated job. */
export const careerOf = (portfolio: Portfolio, format: Pick<Format, 'period'>) =>
  layoutOf(portfolio, format)?.career ?? null;

export type Career = NonNullable<ReturnType<typeof careerOf>>;

function layoutOf(portfolio: Portfolio, format: Pick<Format, 'period'>) {
  const rules = new Map<Columns, string>();
  /** Places an entry from a month of its grid for some months, of which `part` are its own, with `more` declarations. */
  const place = (from: number, width: number, part = width, more = ''): Columns => {
    const [start, end] = [from + 1, from + width + 1];
    const name: Columns = part < width ? `at-${start}-${end}-${part}` : `at-${start}-${end}`;
    const share = part < width ? `;--part:${Math.round((part / width) * 100)}%` : '';
    rules.set(name, `.${name}{--at:${start}/${end}${share}${more}}`);
    return name;
  };
  const stints = portfolio.companies
    .flatMap(stintsOf)
    .toSorted((one, other) => other.span[1] - one.span[1] || other.span[0] - one.span[0])
    .slice(0, MOST.bars);
  if (stints.length === 0) return null;
  const worked = Math.max(...stints.map(({ span }) => span[1]));
  // An open role lasts until the end of the axis; after the last role, degrees and certificates may follow.
  const most = stints.some(({ period }) => period.current) ? worked : Infinity;
  const marks = marksOf(portfolio).map((mark) => ({ ...mark, month: Math.min(monthOf(mark.date), most) }));
  const until = Math.max(worked, ...marks.map(({ month }) => month));
  const begun = Math.min(...stints.map(({ span }) => span[0]), ...marks.map(({ month }) => month));
  const first = Math.floor(begun / MONTHS_A_YEAR) * MONTHS_A_YEAR;
  // The name of the last bar has room as well.
  const total = Math.ceil(
    Math.max(
      until + 1 - first,
      ...stints.map(({ span }) => (span[0] - first) / (1 - LEAST.bar)),
      MONTHS_A_YEAR,
    ),
  );
  const leastBar = Math.ceil(total * LEAST.bar);
  const leastRole = Math.ceil(total * LEAST.role);
  const markWidth = Math.ceil(total * LEAST.mark);

  const bars = stints.map((stint) => {
    const { company, period, span, positions } = stint;
    const [from, to] = [span[0] - first, endOf(stint, stints) - first];
    const months = Math.max(1, to - from);
    const width = Math.min(Math.max(months, leastBar), total - from);
    return {
      id: company.id,
      name: company.name,
      color: company.color,
      period: format.period(inYears(period)),
      columns: place(from, width, months),
      // The title of a role without an employer is the name of its company.
      roles: positions
        .filter(({ title }) => title !== company.name)
        .slice(0, MOST.roles)
        .map((position) => {
          const end = Math.min(width, endOf(position, positions) - span[0]);
          const start = Math.min(position.span[0] - span[0], end - 1);
          const last = Math.min(width, Math.max(end, start + leastRole));
          const begin = Math.max(0, Math.min(start, last - leastRole));
          return { id: position.id, title: position.title, columns: place(begin, last - begin) };
        }),
    };
  });

  const step = Math.ceil(total / MONTHS_A_YEAR / MOST_YEARS) * MONTHS_A_YEAR;
  const career = {
    columns: place(0, total, total, `;--step:${Number(((step / total) * 100).toFixed(2))}%`),
    years: Array.from({ length: Math.ceil(total / step) }, (_, at) => (first + at * step) / MONTHS_A_YEAR),
    bars,
    marks: marks
      .toSorted((one, other) => other.month - one.month)
      .map(({ id, name, date, month }) => {
        const at = month - first;
        // It stands before its month where there is no room behind.
        const before = at + markWidth > total && at >= markWidth;
        const columns = before
          ? place(at + 1 - markWidth, markWidth)
          : place(at, Math.min(markWidth, total - at));
        return { id, name, year: date.year, before, columns };
      }),
  };
  return { career, rules };
}

/** The rules of the classes that place a career's entries. */
export function careerStyle(portfolio: Portfolio): string {
  const rules = layoutOf(portfolio, { period: () => '' })?.rules.values() ?? [];
  return [...rules].join('');
}

/** Whether the subscriptions are companies. Without work they are schools, projects and organizations. */
export const hasWork = ({ companies }: Pick<Portfolio, 'companies'>): boolean =>
  companies.every(({ kind }) => kind === 'work');
