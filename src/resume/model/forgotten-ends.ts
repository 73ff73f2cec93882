import { hasBegun, isCurrent, isReversed } from '../standard/dates';
import { month } from './period-of';
import type { Reading } from './companies';
import type { Work } from '../standard/resume';

/** Work that people do beside their jobs, and often for many years. */
const BESIDE = new RegExp(
  [
    String.raw`free[\s-]?lanc\p{L}*|self[\s-]?employ\p{L}*|independent|(?:co[\s-]?)?(?:founder|owner)|proprietor|(?:co[\s-]?)?founding|partner|board|chair\p{L}*|trustee|advis[eo]r\p{L}*|mentor|volunteer\p{L}*`,
    String.raw`autónom[oa]s?|independiente|por cuenta propia|(?:co[\s-]?)?fundador\p{L}*|propietari[oa]|dueñ[oa]|soci[oa]|(?:consejo|junta)|conseje\p{L}*|voluntari\p{L}*`,
    String.raw`autônom[oa]s?|por conta própria|proprietári[oa]|don[oa]|sóci[oa]|conselh\p{L}*|voluntári\p{L}*`,
    String.raw`indépendant\p{L}*|à mon compte|auto[\s-]?entrepreneu\p{L}*|micro[\s-]?entrepr\p{L}*|(?:co[\s-]?)?fondat\p{L}*|propriétaire|gérante?|associée?|conseil d['’]administration|bénévol\p{L}*`,
    String.raw`selbst(?:st)?ändig\p{L}*|freiberuf\p{L}*|freischaffend\p{L}*|(?:mit)?gründer\p{L}*|(?:mit)?inhaber\p{L}*|gesellschafter\p{L}*|vorstand\p{L}*|beirat\p{L}*|aufsichtsrat\p{L}*|ehrenamt\p{L}*|freiwillig\p{L}*`,
  ]
    .map((words) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`)
    .join('|'),
  'iu',
);

/** Whether a field of the owner's own says that the job goes on: `"isCurrent": true`. */
const isCalledCurrent = (entry: object): boolean =>
  Object.entries(entry).some(([key, value]) => value === true && /current|present|ongoing/i.test(key));

/**
 * The jobs of a list with the newest first. One without an end, below a job that began later and is over, is not
 * taken as running: people forget ends more often than they hold a job beside all later ones.
 */
export function withForgottenEnds(
  work: readonly Work[],
  keyOf: (entry: Work) => string,
  { today, warn }: Pick<Reading, 'today' | 'warn'>,
): readonly Work[] {
  const jobs = work.flatMap((entry, index) => {
    const start = month(entry.startDate);
    if (start === null || !hasBegun({ start }, today)) return [];
    const isOpen = entry.endDate === undefined && entry.endUnknown !== true;
    const end = month(entry.endDate);
    return [{ entry, index, start, isOpen, isOver: end !== null && !isCurrent(start, end, today) }];
  });
  const isSorted = jobs.every(
    ({ start }, at) => at === 0 || !isReversed(start, jobs[at - 1]?.start ?? start),
  );
  if (!isSorted) return work;
  const forgotten = jobs.filter(
    ({ entry, start, isOpen }, at) =>
      isOpen &&
      entry.endOngoing !== true &&
      !isCalledCurrent(entry) &&
      !BESIDE.test(`${entry.position ?? ''}\n${entry.name ?? ''}`) &&
      jobs.slice(0, at).some((other) => other.isOver && isReversed(other.start, start)) &&
      !jobs.slice(0, at).some((other) => other.isOpen && keyOf(other.entry) === keyOf(entry)),
  );
  for (const { index } of forgotten)
    warn(
      ['work', index],
      'no "endDate", below a job that began later and is over; it is shown without an end. If you still work there, write "endDate": "present".',
      { weight: 'missing' },
    );
  const indexes = new Set(forgotten.map(({ index }) => index));
  return work.map((entry, index) => (indexes.has(index) ? { ...entry, endUnknown: true } : entry));
}
