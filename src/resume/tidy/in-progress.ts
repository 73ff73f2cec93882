import { shown, type Path, type Warn } from '../standard/problems';

type Group = Readonly<Record<string, unknown>>;

const NOW = String.raw`(?:(?:currently|still|actualmente|atualmente|actuellement|derzeit|aktuell|noch)\s+)?`;
/** Words for a study or a certificate that is not finished, in the interface's languages. */
const STATE = [
  String.raw`(?:work )?in[ -]progress|on-?going|pending|under ?way|in preparation|wip`,
  String.raw`en (?:proceso|curso|progreso|tr[áa]mite|preparaci[óo]n)|cursando|pendiente`,
  String.raw`em (?:andamento|curso|progresso|processo|preparação)|a decorrer|pendente`,
  String.raw`en (?:cours|préparation|attente)(?: (?:d['’](?:obtention|acquisition)|de (?:certification|formation|passage|préparation|validation)))?`,
  String.raw`in (?:arbeit|ausbildung|bearbeitung|vorbereitung)|laufend|ausstehend`,
].join('|');
const EXPECTED = String.raw`expected|anticipated|estimated|previst[oa]|previsão|esperad[oa]|prévue?|attendue?|voraussichtlich|erwartet`;
const OPEN = String.raw`${NOW}(?:${STATE}|${EXPECTED})(?!\p{L})`;
const PLANNED = String.raw`planned|geplant|planificad[oa]|plane[aj]ad[oa]|planifiée?`;
/** A plan, alone or with its year. Before other words it is a verb or a name: "Planned the fair of 2019". */
const PLAN = String.raw`(?:${PLANNED})(?:[:,]?\s+(?:(?:for|für|para|pour)\s+)?\d{4})?`;

/** A plan in a date: "Geplant 2027", "2027 (planned)". Behind other words it is about something else. */
const PLANNED_FIRST = String.raw`^\s*[([（]?\s*(?:${PLANNED})(?!\p{L})|[([（]\s*(?:${PLANNED})\s*[)\]）]\s*$`;

const DATE = new RegExp(String.raw`(?<!\p{L})${OPEN}|${PLANNED_FIRST}`, 'iu');
const EXPECTED_DATE = new RegExp(String.raw`(?<!\p{L})(?:${EXPECTED})(?!\p{L})|${PLANNED_FIRST}`, 'iu');
const PLANNED_DATE = new RegExp(PLANNED_FIRST, 'iu');
/** A text that says nothing else: "En cours", "(in progress, expected 2027)". */
const ALONE = new RegExp(
  String.raw`^[([]?\s*(?:${NOW}(?:${STATE})(?!\p{L})(?:\s*[,;:–—-]?\s*(?:${EXPECTED})(?!\p{L}).{0,30})?|(?:${EXPECTED})(?!\p{L})[^.]{0,20}\d{4}|${PLAN})[)\]]?[.!…]*$`,
  'iu',
);
/** A remark in brackets, behind a dash or a comma, or before a colon. */
const REMARK = new RegExp(
  [
    String.raw`\s?[(（[]\s?${OPEN}[^()（）[\]]*[)）\]]`,
    String.raw`\s?[(（[]\s?${PLAN}\s?[)）\]]`,
    String.raw`\s?[,;:|–—-]\s${NOW}(?:${STATE})$`,
    String.raw`^\s*${NOW}(?:${STATE})\s*[:–—-]\s+`,
  ].join('|'),
  'iu',
);
/** The same without a sign between them, which the name of a course may have: "Master en cours". */
const BEHIND = new RegExp(
  String.raw`\s(?<!work )(?:in progress|in arbeit|e[nm] (?:curso|cours|andamento|proceso))$`,
  'iu',
);

/** Fields of an owner's own that say so without words. */
const FLAG = /^(?:is[_-]?)?(?:in[_-]?progress|on[_-]?going|pending)$/i;
/** A current study goes on, but a current certificate is valid. */
const STUDY_FLAG = /^(?:is[_-]?)?current(?:ly)?$/i;
/** Fields about something else: a certificate whose renewal is pending is one. */
const OF_RENEWAL = /renew|recert/i;

/** Whether a date says that something is not finished: "En cours", "expected 2027". */
export const isOpenDate = (date: unknown): boolean => typeof date === 'string' && DATE.test(date);

/**
 * The marks of a certificate whose dates say that it is not finished. The end of an issued one is that of its
 * validity.
 */
export function certificateMarks({ date, endDate }: Group, dateField: string | undefined): Group {
  const isStart = date === undefined || /start|from|begin|began|since/i.test(dateField ?? '');
  const open = [date, ...(isStart ? [endDate] : [])].filter(isOpenDate).map(String);
  if (open.length === 0) return {};
  const isExpected = open.every((text) => EXPECTED_DATE.test(text));
  // A plan does not become a certificate when its time has passed.
  const inProgress = !isExpected || open.some((text) => PLANNED_DATE.test(text));
  return { ...(isExpected && { isExpected }), ...(inProgress && { inProgress }) };
}

/** An entry without the words that say that it is not finished, and the fields that said so. */
export function withoutState<Entry extends object>(
  entry: Entry,
  named: readonly string[],
  { isStudy = false }: { /** Also "Master en cours", and a current one. */ isStudy?: boolean } = {},
): { entry: Entry; said: readonly string[] } {
  const said: string[] = [];
  const fields = Object.entries(entry).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (value === true && (FLAG.test(key) || (isStudy && STUDY_FLAG.test(key)))) said.push(key);
    if (typeof value !== 'string') return [[key, value]];
    if (ALONE.test(value.trim()) && !OF_RENEWAL.test(key)) {
      said.push(key);
      return [];
    }
    const remark = named.includes(key) ? (REMARK.exec(value) ?? (isStudy ? BEHIND.exec(value) : null)) : null;
    if (remark === null) return [[key, value]];
    said.push(key);
    // A remark with a date tells more than the state.
    return [[key, /\d/.test(remark[0]) ? value : value.replace(remark[0], ' ').trim()]];
  });
  return { entry: Object.fromEntries(fields) as Entry, said };
}

/** Warns of the texts that say so. */
export function warnOfState(entry: object, said: readonly string[], path: Path, warn: Warn): void {
  for (const key of said) {
    const value = (entry as Group)[key];
    if (typeof value === 'string')
      warn([...path, key], `${shown(value)} says that it is not finished; it is shown as in progress.`, {
        weight: 'harmless',
        kind: 'in progress',
      });
  }
}
