import type { Period, Portfolio, YearMonth } from '~/resume/model/portfolio';
import { earliest, latest, MONTHS_A_YEAR } from '~/resume/standard/dates';
import { certificatePeriod, type Format } from '~/portal/text/format';
import { addressOf, itemAddress, projectAddress } from '~/portal/addresses/screens';
import type { Language } from '~/portal/addresses/languages';
import { isUnfinished } from '~/resume/model/texts/unfinished-text';

/** The kinds of events with their titles, in the order of the filter. */
export const KIND_TITLES = {
  job: 'activity.job',
  promotion: 'activity.promotion',
  project: 'activity.project',
  education: 'activity.education',
  certificate: 'activity.certificate',
  publication: 'activity.publication',
  award: 'activity.award',
  volunteering: 'activity.volunteering',
} as const;
export type ActivityKind = keyof typeof KIND_TITLES;

/** The states of events with their titles. `planned` starts after the build; `unfinished` is a study without its degree; the end of `begun` is unknown. */
export const STATUS_TITLES = {
  done: 'activity.done',
  current: 'activity.current',
  planned: 'activity.planned',
  unfinished: 'activity.unfinished',
  begun: 'activity.begun',
  undated: 'activity.undated',
} as const;
export type ActivityStatus = keyof typeof STATUS_TITLES;

/** An event of a career. */
export type ActivityEvent = {
  id: string;
  /** The id of the role, project or entry. */ source: string;
  kind: ActivityKind;
  status: ActivityStatus;
  /** The name of the role, project or degree. */ resource: string;
  /** The company, school or issuer. */ place: string;
  /** The page of the portal. */ address: string;
  /** Formatted period; empty if it is unknown. */ time: string;
  /** `2020-09`, `2020` or an empty string. */ start: string;
  end: string;
  /** First and last month as year × 12 + month − 1, at most that of the build; null without dates. */
  months: readonly [first: number, last: number] | null;
};

/** A role that begins later after the last one at the company is a return to it, not a promotion. */
export const LONGEST_GAP_MONTHS = 6;

export const yearOf = (month: number): number => Math.floor(month / MONTHS_A_YEAR);

const digits = (value: number | null, count: number): string =>
  value ? String(value).padStart(count, '0') : '';
const iso = (date: YearMonth | null): string =>
  date ? [digits(date.year, 4), digits(date.month, 2)].filter(Boolean).join('-') : '';

const on = (date: YearMonth | null): Period => ({ start: date, end: date, current: false });

function monthsOf({ start, end, current }: Period, now: number): ActivityEvent['months'] {
  const begin = start ?? end;
  if (!begin) return null;
  const from = earliest(begin);
  const to = end ? latest(end) : current ? now : latest(begin);
  return [from, Math.max(from, current ? Math.min(to, Math.max(now, from)) : to)];
}

function statusOf(period: Period, months: ActivityEvent['months'], now: number): ActivityStatus {
  // In progress by the words of the file alone.
  if (period.current && period.start === null) return 'current';
  if (!months) return 'undated';
  if (months[0] > now) return 'planned';
  if (period.current) return 'current';
  return period.end === null ? 'begun' : 'done';
}

/** Words in place of a publisher until there is one: "Submitted: Looms Letters". */
const NOT_YET_PUBLISHED =
  /^(?:submitted|under review|in review|in press|in preparation|forthcoming|eingereicht|soumis|enviado|submetido)(?!\p{L})/iu;

/** Newest first; events without a date come last. */
const newest = (one: ActivityEvent, other: ActivityEvent): number =>
  (other.months?.[0] ?? -1) - (one.months?.[0] ?? -1) || (other.months?.[1] ?? -1) - (one.months?.[1] ?? -1);

/**
 * The dated parts of a career as events.
 * @param now the last month to include
 */
export function activityEvents(
  portfolio: Portfolio,
  format: Format,
  language: Language,
  now: number,
): ActivityEvent[] {
  const experience = addressOf('experience', language);
  const event = (
    kind: ActivityKind,
    id: string,
    period: Period,
    resource: string | null,
    place: string | null,
    address: string,
  ): ActivityEvent[] => {
    const name = resource ?? place;
    if (name === null) return [];
    const months = monthsOf(period, now);
    const isDay = period.start === period.end;
    return [
      {
        id: `${kind}-${id}`,
        source: id,
        kind,
        status: statusOf(period, months, now),
        resource: name,
        place: resource === null || place === resource ? '' : (place ?? ''),
        address,
        // Without a start, the period would repeat the status.
        time: format.period({
          ...period,
          end: isDay ? null : period.end,
          current: period.current && period.start !== null,
        }),
        start: iso(period.start ?? period.end),
        end: iso(period.end),
        months,
      },
    ];
  };
  const onProfile = (id: string) => `${addressOf('profile', language)}#${id}`;
  const work = portfolio.companies.filter(({ kind }) => kind === 'work');
  const roles = work.flatMap(({ name, positions }) =>
    positions.flatMap(({ id, title, period, resources }) => {
      const begun = monthsOf(period, now)?.[0];
      const isPromotion =
        begun !== undefined &&
        positions.some((other) => {
          const before = other.period.start ? monthsOf(other.period, now)?.[0] : undefined;
          const until = other.period.end ? latest(other.period.end) : Infinity;
          return before !== undefined && before < begun && begun - until <= LONGEST_GAP_MONTHS;
        });
      const built = resources.flatMap((one) =>
        one.origin === 'project'
          ? event('project', one.id, one.period, one.name, name, itemAddress(experience, one.id, id))
          : [],
      );
      return [
        ...event(isPromotion ? 'promotion' : 'job', id, period, title, name, itemAddress(experience, id)),
        ...built,
      ];
    }),
  );
  return [
    ...roles,
    ...portfolio.projects.flatMap(({ id, name, entity, period }) =>
      event('project', id, period, name, entity, projectAddress(addressOf('projects', language), id)),
    ),
    ...portfolio.education.flatMap((study) => {
      const { id, studyType, area, institution } = study;
      // The status says it.
      const { unfinished: _, ...period } = study.period;
      const degree = [studyType, area].filter(Boolean).join(', ') || null;
      const studied = event('education', id, period, degree, institution, onProfile(id));
      const goesOn = ({ status }: ActivityEvent) => status === 'current' || status === 'planned';
      return isUnfinished(study)
        ? studied.map((one) => (goesOn(one) ? one : { ...one, status: 'unfinished' as const }))
        : studied;
    }),
    ...portfolio.certificates.flatMap((certificate) => {
      const { id, name, issuer, date, inProgress } = certificate;
      const period = inProgress ? certificatePeriod(certificate) : on(date);
      return event('certificate', id, period, name, issuer, onProfile(id));
    }),
    ...portfolio.publications.flatMap(({ id, name, publisher, date }) =>
      event('publication', id, on(date), name, publisher, onProfile(id)).map((one) =>
        NOT_YET_PUBLISHED.test(publisher ?? '') ? { ...one, status: 'current' as const } : one,
      ),
    ),
    ...portfolio.awards.flatMap(({ id, title, awarder, date, end }) =>
      event('award', id, { ...on(date), end: end ?? date }, title, awarder, onProfile(id)),
    ),
    ...portfolio.volunteering.flatMap(({ id, position, organization, period }) =>
      event('volunteering', id, period, position, organization, onProfile(id)),
    ),
  ].toSorted(newest);
}
