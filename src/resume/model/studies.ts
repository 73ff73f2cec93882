import { numbered, type Reading } from './companies';
import { hasBegun } from '../standard/dates';
import { locationText } from './places/locate';
import { linkedTitle } from './texts/name-link';
import { month, periodOf } from './period-of';
import type { Period, YearMonth } from './portfolio';
import type { Certificate, Education } from './portfolio-sections';
import { propertiesOf } from './properties';
import { hasWords, withoutFullStop } from './texts/repeated-text';
import type { Resume } from '../standard/resume';

/** The first text that is not empty, for a name. */
export const firstOf = (...texts: (string | undefined)[]): string => texts.find(Boolean) ?? '';

/** The signs and words between the parts of an area: "Philosophy & Mathematics", "física y química". */
const BETWEEN_AREAS = /\s*[&,;/]\s*|\s+(?:and|y|e|et|und)\s+/i;
/** Shorter parts may stand for something else: "C" in "C Course" beside "C/C". */
const LONG_PART = /\p{L}{3}|\p{Lo}{2}/u;

/** A kind of study in one word, which begins a title: "certification, Looms". */
const KIND = /^\p{Ll}{5,}$/u;
const capitalized = (kind: string): string =>
  KIND.test(kind) ? kind.charAt(0).toLocaleUpperCase() + kind.slice(1) : kind;

/** The degree and the subject. One that the other repeats is left out: "Bachelor", "Bachelor of Science". */
function studiesOf(written: string | null, area: string | null) {
  if (written === null || area === null) return { studyType: written, area };
  // A sentence before the subject has no full stop: "certificate, left for health reasons".
  const studyType = capitalized(withoutFullStop(written));
  if (hasWords(area, studyType.replace(/['’]s$/, ''))) return { studyType: null, area };
  // "Philosophy & Mathematics" beside "BA Philosophy, BS Mathematics".
  const parts = area.split(BETWEEN_AREAS).filter(Boolean);
  const areRepeated =
    parts.length > 1 && parts.every((part) => LONG_PART.test(part) && hasWords(studyType, part));
  const isRepeated = areRepeated || hasWords(studyType, area);
  return { studyType, area: isRepeated ? null : area };
}

/** "Master's degree in", before its subject. */
const BEFORE_AREA = /\s+(?:in|of|en|em|de|from)$/i;
/** So many years after its start, a study without an end has ended. */
const LONGEST_STUDY_YEARS = 8;

/** A certificate among the studies, whose only date is that of its issue. */
const CREDENTIAL = /^(?:professional )?(?:certifi(?:ca[cç]|cat|ed)|zertifi)/i;

/** The period of a study, which does not go on for ever if its end is missing. */
function studyPeriod(period: Period, studyType: string, today: Date): Period {
  const { start, end, current } = period;
  if (!current || end !== null || start === null) return period;
  const years = today.getFullYear() - start.year;
  if (CREDENTIAL.test(studyType) && years > 0) return { start, end: start, current: false };
  if (years <= LONGEST_STUDY_YEARS) return period;
  return { ...period, current: false, endUnknown: true };
}

/** Whether a field of other tools says that a study ended without its degree: `completed: false`. */
const isCalledUnfinished = (entry: object): boolean =>
  Object.entries(entry).some(
    ([key, value]) => value === false && /^(?:is)?(?:completed?|finished|graduated)$/i.test(key),
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

/** At least six words and a full stop. */
const SENTENCE = /^(?:\S+\s+){5,}\S+\.$/u;

/**
 * Courses are tags, and listed in a line, both without Markdown. Sentences in their place, and courses with a link,
 * are highlights of the studies.
 */
function learnedIn({ courses = [], highlights = [] }: { courses?: string[]; highlights?: string[] }) {
  const areSentences = courses.every((course) => SENTENCE.test(course.trim()));
  const isHighlight = (course: string) => areSentences || linkedTitle(course)[1] !== null;
  return {
    highlights: [...highlights, ...courses.filter(isHighlight)],
    courses: courses
      .filter((course) => !isHighlight(course))
      .map((course) => course.replace(/(?<!\.)\.$/, '')),
  };
}

/** The studies in the order of the file. */
export const educationOf = (resume: Resume, reading: Reading): Education[] =>
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
      ...studiesOf(entry.studyType?.replace(BEFORE_AREA, '') ?? null, entry.area ?? null),
      period: isOpen
        ? openPeriod(dated)
        : {
            ...studyPeriod(dated, entry.studyType ?? '', reading.today),
            ...(isCalledUnfinished(entry) && { unfinished: true as const }),
          },
      location:
        entry.location && !hasWords(entry.institution ?? '', entry.location)
          ? locationText(entry.location)
          : null,
      score: entry.score ?? null,
      url: entry.url ?? null,
      summary: entry.summary ?? null,
      ...learnedIn(entry),
      properties: propertiesOf('education', entry),
    };
  });

type GivenCertificate = NonNullable<Resume['certificates']>[number];

/** The dates of a certificate. Those of one that is in progress are its start and its expected end. */
function datesOf({ date, endDate }: GivenCertificate, isOpen: boolean, isEnd: boolean, today: Date) {
  const [on, end] = [month(date), month(endDate)];
  return isOpen && (isEnd || isFuture(on, today)) ? { date: null, end: on ?? end } : { date: on, end };
}

/** The certificates in the order of the file. */
export const certificatesOf = (resume: Resume, reading: Reading): Certificate[] =>
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
