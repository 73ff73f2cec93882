import { numbered, type ReadContext } from './companies';
import { hasBegun, monthOfDate } from '../standard/dates';
import { locationText } from './places/locate';
import { periodOf } from './period-of';
import type { Period, YearMonth } from './portfolio';
import type { Certificate, Education } from './portfolio-sections';
import { propertiesOf } from './properties';
import { hasWords } from './texts/repeated-text';
import type { Resume } from '../standard/resume';

/** The first text that is not empty, for a name. */
export const firstOf = (...texts: (string | undefined)[]): string => texts.find(Boolean) ?? '';

/** The degree and the subject. One that the other repeats is left out: "Bachelor", "Bachelor of Science". */
function studiesOf(studyType: string | null, area: string | null) {
  if (studyType === null || area === null) return { studyType, area };
  if (hasWords(area, studyType.replace(/['’]s$/, ''))) return { studyType: null, area };
  return { studyType, area: hasWords(studyType, area) ? null : area };
}

/** So many years after its start, a study without an end has ended. */
const LONGEST_STUDY_YEARS = 8;

/** The period of a study, which does not go on for ever if its end is missing. */
function studyPeriod(period: Period, today: Date): Period {
  const { start, end, current } = period;
  if (!current || end !== null || start === null) return period;
  const years = today.getFullYear() - start.year;
  if (years <= LONGEST_STUDY_YEARS) return period;
  return { ...period, current: false, endUnknown: true };
}

/** Whether a field of other tools says that a study ended without its degree: `completed: false`. */
const isCalledUnfinished = (entry: object): boolean =>
  Object.entries(entry).some(
    ([key, value]) => value === false && /^(?:is)?(?:completed?|concluded|finished|graduated)$/i.test(key),
  );

const isFuture = (date: YearMonth | null, today: Date): boolean =>
  date !== null && !hasBegun({ start: date }, today);

/** Whether a month, or a year without one, is over. */
const hasPassed = ({ year, month: inYear }: YearMonth, today: Date): boolean =>
  year < today.getFullYear() ||
  (year === today.getFullYear() && inYear !== null && inYear <= today.getMonth());

/** The period of a study that is in progress by the words of the file. */
function openPeriod(period: Period): Period {
  const { endUnknown: _unknown, ...rest } = period;
  return { ...rest, current: true };
}

/** The studies in the order of the file. */
export const educationOf = (resume: Resume, reading: ReadContext): Education[] =>
  numbered(resume.education).map(({ entry, index }) => {
    const path = ['education', index];
    const dated = periodOf(entry, path, reading);
    // A study that has ended is over.
    const isOpen =
      entry.status !== undefined &&
      !isFuture(dated.start, reading.today) &&
      (dated.end === null || isFuture(dated.end, reading.today));
    return {
      id: reading.slug(`education ${firstOf(entry.institution, entry.studyType, entry.area)}`),
      institution: entry.institution ?? null,
      ...studiesOf(entry.studyType ?? null, entry.area ?? null),
      period: isOpen
        ? openPeriod(dated)
        : {
            ...studyPeriod(dated, reading.today),
            ...(isCalledUnfinished(entry) && { unfinished: true as const }),
          },
      location:
        entry.location && !hasWords(entry.institution ?? '', entry.location)
          ? locationText(entry.location)
          : null,
      score: entry.score ?? null,
      url: entry.url ?? null,
      summary: entry.summary ?? null,
      highlights: entry.highlights ?? [],
      courses: entry.courses ?? [],
      properties: propertiesOf('education', entry),
    };
  });

type GivenCertificate = NonNullable<Resume['certificates']>[number];

/** The dates of a certificate. Those of one that is in progress are its start and its expected end. */
function datesOf({ date, endDate }: GivenCertificate, isOpen: boolean, isEnd: boolean, today: Date) {
  const [on, end] = [monthOfDate(date), monthOfDate(endDate)];
  return isOpen && (isEnd || isFuture(on, today)) ? { date: null, end: on ?? end } : { date: on, end };
}

/** The certificates in the order of the file. */
export const certificatesOf = (resume: Resume, reading: ReadContext): Certificate[] =>
  numbered(resume.certificates).map(({ entry: given, index }) => {
    const isExpected = given.status === 'planned';
    const isOpen = given.status !== undefined;
    const { name, issuer, date: _date, endDate: _endDate, url, image, summary, ...others } = given;
    const { date, end } = datesOf(given, isOpen, isExpected, reading.today);
    return {
      properties: propertiesOf('certificates', others, [url ?? null]),
      id: reading.slug(`certificate ${firstOf(given.name, given.issuer)}`),
      name: firstOf(name, issuer, url, summary, given.name),
      issuer: name ? (issuer ?? null) : null,
      date,
      end,
      url: url ?? null,
      // The name stands beside it.
      image: image ? reading.pictureAt(['certificates', index, 'image'], image, '') : null,
      summary: summary ?? null,
      ...(isOpen && { inProgress: true as const }),
      ...(!isOpen && end !== null && hasPassed(end, reading.today) && { expired: true as const }),
    };
  });
