import { IN_PROGRESS } from '../standard/is-standard';
import { EXPECTED, isOngoing, isOpenDate, spanOfText, standardDate } from '../standard/written-dates';
import { BOTH_DATES, FIELDS, plainName, isText, type Group } from '../standard/resume';
import { entriesOf, forEachGroup, isNothing, type Rule } from './rule';

const dateFields = (section: string): string[] =>
  Object.entries(FIELDS[section] ?? {}).flatMap(([field, kind]) => (kind === 'date' ? [field] : []));

const isDate = (value: unknown): boolean =>
  (isText(value) || typeof value === 'number') && standardDate(String(value)) !== null;

/** Takes the field with both dates, `period: "2018 – 2020"`, and removes it. */
function splitDates(entry: Group, fields: readonly string[]): void {
  const key = Object.keys(entry).find((name) => BOTH_DATES.has(plainName(name)) && !isNothing(entry[name]));
  if (key === undefined) return;
  const value = entry[key];
  const span = spanOfText(value);
  if (fields.includes('startDate')) {
    if (entry['startDate'] !== undefined || (span === null && !isDate(value) && !isOpenDate(String(value))))
      return;
    delete entry[key];
    // An expected end says nothing about the start.
    const start = isOpenDate(String(value)) ? {} : { startDate: String(value) };
    Object.assign(entry, span ?? { ...start, endDate: String(value) });
    return;
  }
  const [date = ''] = fields;
  if (key !== date && entry[date] === undefined && (span !== null || isDate(value))) {
    entry[date] = value;
    delete entry[key];
  }
  if (span?.endDate !== undefined && fields.includes('endDate') && entry['endDate'] === undefined)
    Object.assign(entry, { [date]: span.startDate, endDate: span.endDate });
}

const spans: Rule = {
  name: 'two-dates',
  does: 'A start and an end in one field become "startDate" and "endDate".',
  examples: [
    {
      before: { work: [{ name: 'Mill', dates: '2018 – 2020' }] },
      after: { work: [{ name: 'Mill', startDate: '2018', endDate: '2020' }] },
    },
  ],
  apply: (resume) =>
    forEachGroup(resume, (section, entry) => {
      const fields = dateFields(section);
      if (fields.length > 0) splitDates(entry, fields);
    }),
};

function readDate(section: string, entry: Group, field: string): void {
  const value = entry[field];
  if (!isText(value) && typeof value !== 'number') return;
  const text = String(value).trim();
  const hasState =
    ['certificates', 'education', 'projects'].includes(section) && entry['status'] === undefined;
  if (hasState && section !== 'projects' && EXPECTED.test(text)) entry['status'] = 'planned';
  else if (hasState && IN_PROGRESS.test(text)) entry['status'] = 'in progress';
  const span = field === 'endDate' ? spanOfText(text)?.endDate : spanOfText(text)?.startDate;
  const date = standardDate(text) ?? (span === undefined ? null : standardDate(span));
  if (date !== null) entry[field] = date;
  else if (isOngoing(text)) {
    delete entry[field];
    if (hasState && section !== 'certificates') entry['status'] ??= 'in progress';
  } else if (entry['status'] !== undefined && isOpenDate(text)) delete entry[field];
}

const written: Rule = {
  name: 'dates',
  does: 'Dates are written as a year, a month or a day of the standard; an entry that goes on has no end.',
  examples: [
    {
      before: { work: [{ name: 'Mill', startDate: 'March 2019', endDate: 'Present' }] },
      after: { work: [{ name: 'Mill', startDate: '2019-03' }] },
    },
    {
      before: { education: [{ institution: 'Weaving School', endDate: 'expected 2030' }] },
      after: { education: [{ institution: 'Weaving School', endDate: '2030', status: 'planned' }] },
    },
  ],
  apply: (resume) =>
    forEachGroup(resume, (section, entry) => {
      for (const field of dateFields(section)) readDate(section, entry, field);
    }),
};

/** A longer text is a name with such words. */
const LONGEST_STATE = 20;
/** The fields whose text may end with such words, by section. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  education: ['institution', 'studyType', 'area', 'score'],
  certificates: ['name', 'issuer'],
};

const remarks: Rule = {
  name: 'status',
  prevents: 'A certificate that its owner does not hold is not shown as one that they do.',
  does: 'A remark behind the name of a study or a certificate that it is not finished becomes its "status".',
  examples: [
    {
      before: { certificates: [{ name: 'Master of Looms (in progress)' }] },
      after: { certificates: [{ name: 'Master of Looms', status: 'in progress' }] },
    },
  ],
  apply: (resume) => {
    for (const [section, fields] of Object.entries(NAMED))
      for (const entry of entriesOf(resume, section))
        for (const field of fields) {
          const text = entry[field];
          const [remark = ''] = isText(text) ? (/\s*[([][^()[\]]*[)\]]\s*$/.exec(text) ?? []) : [];
          const isAlone =
            isText(text) && remark === '' && text.length < LONGEST_STATE && IN_PROGRESS.test(text);
          if (!isText(text) || entry['status'] !== undefined || !(isAlone || IN_PROGRESS.test(remark)))
            continue;
          entry['status'] = 'in progress';
          if (isAlone) delete entry[field];
          else entry[field] = text.slice(0, -remark.length).trim();
        }
  },
};

export const DATE_RULES = { spans, written, remarks };
