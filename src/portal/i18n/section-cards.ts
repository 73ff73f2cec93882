import type { Portfolio } from '~/resume/model/portfolio';
import type { Format } from '~/portal/text/format';
import { otherSections, sections } from '~/portal/career/sections';
import type { KindNames } from '~/portal/evidence/usage';
import { type T, tOf } from './t';
import { nameList } from '~/portal/text/clipped';

/** The names of the dictionary's kinds of skills in a language. */
export const domainNamesIn =
  (t: T): KindNames =>
  (kind) =>
    t(`domain.${kind}` as 'domain.other');

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
    title: t(`profile.${section}`),
    tree,
  })),
  ...otherSections(portfolio, format),
];

/** The label of a contact detail: a network's name, or the portal's term. */
export const contactName = (kind: string, t: T): string =>
  kind === 'phone' || kind === 'website' || kind === 'location' ? t(`profile.${kind}`) : kind;

// Used by the build only, so that these texts are not in the bundle.

/** The availability that the owner states, in a language: a sentence, and facts with their labels. */
export function availabilityIn({ portal: { availability } }: Pick<Portfolio, 'portal'>, language: string) {
  if (availability === null) return null;
  const t = tOf(language);
  const { status, from, notice, kinds, remote, places, timeZones, workPermits, leaveOut } = availability;
  const months = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const dateOf = ({ year, month }: NonNullable<typeof from>) =>
    month === null ? String(year) : months.format(Date.UTC(year, month - 1));
  const facts = [
    ['notice', notice],
    ['kinds', nameList(kinds.map((kind) => t(`availability.${kind}`)))],
    ['workplace', nameList([...(remote ? [t(`availability.${remote}`)] : []), ...places])],
    ['timeZones', nameList(timeZones)],
    ['workPermits', nameList(workPermits)],
  ] as const;
  return {
    status,
    sentence: from ? t(`availability.${status}From`, { date: dateOf(from) }) : t(`availability.${status}`),
    facts: facts.flatMap(([fact, value]) =>
      value ? [{ fact, label: t(`availability.${fact}`), value }] : [],
    ),
    leaveOut,
  };
}
