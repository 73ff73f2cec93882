import { countryCodeOf } from '../model/country-name';
import { isNothing } from './empty-entries';
import { locateCity } from '../model/locate-city';
import { isArea } from '../model/locate-country';
import { OTHER_FIELDS, plainName } from '../standard/resume-fields';
import { isText } from '../standard/shape';

type Group = Record<string, unknown>;

/** Words for a school. In German, one may be the end of a longer word: "Volkshochschule". */
const SCHOOL = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'universit(?:y|ies|at|atea|eit|et|etet|é|à|e)|universidade?|univ|uni|uniwersytet|üniversitesi',
    'colleges?|schools?|academ(?:y|ia|ie)|acad[ée]mi[ea]|acadèmia|accademia|institut(?:e|o|et|ul)?|istituto|polytechnic|polit[ée]cnic[oa]|politecnico|polytechnique|conservator(?:y|io)|conservatoire|facult(?:y|é|ad)|faculdade|facoltà|seminary|kindergarten',
    String.raw`\p{L}{0,30}(?:schule|universität|akademie|gymnasium|kolleg|hogeschool)`,
    'escuela|colegio|liceo|escola|[ée]cole|lyc[ée]e|coll[èe]ge|scuola|liceu|szkoła',
  ].join('|')})(?!\p{L})|大学|大學|学院|學院|学校|學校|中学|中學|高校|대학|학교`,
  'iu',
);
/** An acronym of a school: "ULACIT". */
const ACRONYM = /^\p{Lu}{3,6}$/u;
/** Capitals of regions, and of no place at all. */
const NO_SCHOOL = /^(?:APAC|CDMX|DACH|EMEA|LATAM|MENA|NRW|NYC|ONLINE|REMOTE|ZOOM|VARIOS|HOME|TBD|TBA|NONE)$/;
/** Streets and districts that are named after a school: "College Road". */
const STREET =
  /(?<!\p{L})(?:avenue|ave|city|district|drive|heights|hill|lane|park|road|rd|square|station|street|st|town|village)\.?$/iu;

/** Whether a text names a school. */
const isSchool = (text: string): boolean =>
  (SCHOOL.test(text) && !STREET.test(text.split(',')[0]?.trim() ?? '')) ||
  (ACRONYM.test(text.trim()) && !NO_SCHOOL.test(text.trim()) && countryCodeOf(text.trim()) === null);

/** Names of fields that may contain the school. */
const OF_SCHOOL =
  /academ(?:y|ia)|akademie|campus|school|schule|universi|facult|fakult|college|colegio|institu|provider|platform|organi[sz]|centre|center|escuela|escola|ecole|lyc[ée]e|almamater|entity|company|issuer/;

/** Whether an entry has a field under one of its names. */
const hasField = (entry: Group, field: string): boolean =>
  Object.keys(entry).some(
    (key) => OTHER_FIELDS.get('education')?.get(plainName(key)) === field && !isNothing(entry[key]),
  );

/** Whether a field of the owner's own may be the school. */
const hasOwnField = (entry: Group): boolean =>
  Object.entries(entry).some(([key, value]) => {
    const name = plainName(key);
    const isKnown = OTHER_FIELDS.get('education')?.has(name) ?? false;
    if (isKnown || ['place', 'where'].includes(name) || !isText(value)) return false;
    return OF_SCHOOL.test(name) || (value.length <= 80 && isSchool(value));
  });

/**
 * The field of a study with its place, if that is the school: its text names one, there is no other, and it is
 * no known place.
 */
export function schoolAsPlace(entry: Group): string | undefined {
  const isStudy = ['studyType', 'area'].some((field) => hasField(entry, field));
  if (!isStudy || hasField(entry, 'institution') || hasOwnField(entry)) return undefined;
  return ['place', 'where'].find((key) => {
    const text = entry[key];
    return isText(text) && isSchool(text) && locateCity(text).kind === 'unknown' && !isArea(text);
  });
}
