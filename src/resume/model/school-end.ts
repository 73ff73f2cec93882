import { hasBegun } from '../standard/dates';
import type { YearMonth } from './portfolio';
import type { Education } from './portfolio-sections';

/** Words of schools and their certificates. */
const SCHOOL = new RegExp(
  [
    String.raw`\d{1,2}(?:st|nd|rd|th)\s+(?:grade|class|standard)|(?:grade|class)\s+(?:1[0-2]|[89]|x(?:ii?)?)`,
    String.raw`(?:high|secondary|grammar|middle|primary|elementary)[\s-]?school\p{L}*|(?:senior|higher|upper|lower)\s+secondary`,
    String.raw`sixth\s+form|a[\s-]levels?|gcses?|international\s+baccalaureate|\p{L}*(?<!abend)gymnasi(?:um|e\p{L}*)`,
    String.raw`(?:fach)?abitur|(?:real|haupt|mittel|gesamt|ober)schule|(?:allgemeine\s+)?(?:fach)?hochschulreife|mittlere\s+reife|matura`,
    String.raw`lycée|liceo|liceum|baccalauréat|bac\s+(?:s|es|l|stmg|sti2d|pro|général|technologique|professionnel)`,
    String.raw`bachillerato|(?:educación|enseñanza|escuela)\s+(?:secundaria|media)|preparatoria`,
    String.raw`ensino\s+(?:médio|fundamental|secundário)|escola\s+secundária|videregående`,
  ]
    .map((words) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`)
    .join('|'),
  'iu',
);
/** Abbreviations of certificates, which other things have too. */
const CERTIFICATE = /(?<!\p{L})(?:ESO|E\.S\.O\.?|STX|HTX|HHX|HSC|SSC|VWO|HAVO)(?!\p{L})/u;

/** Words of degrees, also of teachers: "Master in Secondary School Teaching"; and of schools for adults. */
const NO_SCHOOL =
  /(?<!\p{L})(?:bachelor\p{L}*|master\p{L}*|máster|mestrado|licen[cs]\p{L}*|b\.?a|b\.?sc|b\.?eng|m\.?a|m\.?sc|m\.?ed|mba|ph\.?d|doctor\p{L}*|\p{L}*lehramt\p{L}*|teach\p{L}*|profesor\p{L}*|professor\p{L}*|universi\p{L}*|(?:fach)?hochschule|polytech\p{L}*|facult\p{L}*|facultad|tecnológic\p{L}*|evening|berufsoberschule|zweite[rn]\s+bildungsweg|adult\p{L}*|abend\p{L}*)(?!\p{L})/iu;

const isSchool = ({ studyType, area, institution }: Education): boolean => {
  const studies = [studyType, area].join('\n');
  const text = [studies, institution].join('\n');
  return (SCHOOL.test(text) || CERTIFICATE.test(studies)) && !NO_SCHOOL.test(text);
};

/** An older end says little about jobs, since the résumé of a long career seldom has those of a pupil. */
const LATEST_YEARS = 12;

/** The last recent end of the owner's school; null without one. */
export function schoolEndOf(education: readonly Education[], today: Date): YearMonth | null {
  const ends = education.filter(isSchool).flatMap(({ period: { end } }) => end ?? []);
  const recent = ends.filter(
    (end) => hasBegun({ start: end }, today) && today.getFullYear() - end.year <= LATEST_YEARS,
  );
  const [last] = recent.toSorted(
    (one, other) => other.year - one.year || (other.month ?? 0) - (one.month ?? 0),
  );
  return last ?? null;
}
