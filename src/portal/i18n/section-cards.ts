import type { Portfolio } from '~/resume/model/portfolio';
import type { Format } from '~/portal/text/format';
import { otherSections, IAM_SECTIONS, sections } from '~/portal/career/sections';
import { type T, tOf } from './t';
import { nameList } from '~/portal/text/clipped';

// Used by the build only, so that these texts are not in the bundle.

/** The other sections of the résumé with their titles. */
export const sectionCards = (
  portfolio: Portfolio,
  format: Format,
  t: T,
  tagged: (tag: string) => string | null,
) => [
  ...sections(portfolio, format, tagged).map(({ section, tree }) => ({
    section: section as string,
    title: t(IAM_SECTIONS[section].title),
    tree,
  })),
  ...otherSections(portfolio, format),
];

const STATUSES = {
  available: { now: 'availability.available', from: 'availability.availableFrom' },
  open: { now: 'availability.open', from: 'availability.openFrom' },
  unavailable: { now: 'availability.unavailable', from: 'availability.unavailableFrom' },
} as const;
const KINDS_OF_WORK = {
  permanent: 'availability.permanent',
  contract: 'availability.contract',
  remote: 'availability.remote',
  hybrid: 'availability.hybrid',
  onsite: 'availability.onsite',
} as const;

/** The availability that the owner states, in a language: a sentence, and facts with their labels. */
export function availabilityIn({ portal: { availability } }: Pick<Portfolio, 'portal'>, language: string) {
  if (availability === null) return null;
  const t = tOf(language);
  const { status, from, notice, kinds, remote, places, timeZones, workPermits, leaveOut } = availability;
  const months = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const dateOf = ({ year, month }: NonNullable<typeof from>) =>
    month === null ? String(year) : months.format(Date.UTC(year, month - 1));
  const facts = [
    ['availability.notice', notice],
    ['availability.kinds', nameList(kinds.map((kind) => t(KINDS_OF_WORK[kind])))],
    ['availability.workplace', nameList([...(remote ? [t(KINDS_OF_WORK[remote])] : []), ...places])],
    ['availability.timeZones', nameList(timeZones)],
    ['availability.workPermits', nameList(workPermits)],
  ] as const;
  return {
    status,
    sentence: from ? t(STATUSES[status].from, { date: dateOf(from) }) : t(STATUSES[status].now),
    facts: facts.flatMap(([fact, value]) => (value ? [{ fact, label: t(fact), value }] : [])),
    leaveOut,
  };
}
