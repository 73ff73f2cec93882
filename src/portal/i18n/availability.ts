import type { Portfolio } from '~/resume/model/portfolio';
import { nameList } from '~/portal/text/clipped';
import { tOf } from './t';

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
