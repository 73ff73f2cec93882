import { textsOf } from './properties';
import type { Resume } from '../standard/resume';
import { plainName } from '../standard/resume-fields';
import { technologyOf } from './same-term';

/** `12 years`, `10+ años`, `mehr als 8 Jahre`, `4-letnim`. */
const YEARS =
  /(?<!\p{N}|[-–.,])(\d{1,2})(?:\s*\+|\s*plus)?\s*(?:(?:years?|yrs?|años|anos|ans|années|jahren?|anni|lat|[-–]?\s?letni(?:m|e|ej|ego|emu|ą)?(?=\s+(?:\p{L}+\s+)?doświadcz))(?!\p{L})|年)/giu;
/** Numbers of decades in the interface's languages: "a", "dos", "trois". */
const DECADES = [
  /^(?:1|an?|one|una|uma|une|ein(?:e[mns]?)?)$/i,
  /^(?:2|two|dos|duas|deux|zwei)$/i,
  /^(?:3|three|tres|três|trois|drei)$/i,
  /^(?:4|four|cuatro|quatro|quatre|vier)$/i,
];
/** "over two decades", but not "half a decade" and "almost two decades", which are fewer years. */
const DECADE =
  /(?<!(?:half|almost|nearly|casi|quase|presque|près\s+d['’e]|fast|knapp|beinahe)\s*)(?<![\p{L}\p{N}.,])(\p{L}+|\d)(?:\s*\+)?\s+(?:d[eé]cad(?:es?|as?)|décennies?|jahrzehnt(?:en?|s)?)(?!\p{L})/giu;

/** The text with decades as years: "two decades" is "20 years". */
const withYears = (text: string): string =>
  text.replaceAll(DECADE, (written, word: string) => {
    const count = DECADES.findIndex((number) => number.test(word)) + 1;
    return count === 0 ? written : `${count * 10} years`;
  });

/** Words that make a number of years the length of a career. */
const OF_WORK =
  /experience|expertise|experiencia|experiência|expérience|erfahrung|esperienza|doświadczeni|经验|經驗|経験|career|carrera|carreira|carrière/iu;
/** A length of a career without such a word: "13+ years building software". */
const AT_WORK =
  /\d\s*\+\s*years?\s+(?:of\s+)?(?:building|creating|delivering|designing|developing|leading|managing|working|writing)\b/i;
/** A career of more years is none, or a mistyped number. */
const MOST_YEARS = 50;
/** The clause around a number. */
const CLAUSE = /[^.;!?。；！？\n]+/gu;

/** Whether the clause names the technology in which the years were spent: "5 years of experience with React". */
function isOfTechnology(behind: string): boolean {
  const [, name] =
    /^\W*(?:of\s+)?(?:\p{L}+\s+){0,2}?(?:experience|expertise)\s+(?:in|with|using|on)\s+([^\s,;()]+)/iu.exec(
      behind,
    ) ?? [];
  const [, before] = /^\W*(?:of\s+)?([^\s,;()]+)\s+(?:experience|expertise)/iu.exec(behind) ?? [];
  return [name, before].some((word) => word !== undefined && technologyOf(word) !== null);
}

/** Years that were no work: "5+ years of hobby experience". */
const NO_WORK = /^\W*(?:of\s+)?(?:hobby|hobbyist|personal|spare[- ]time|amateur)(?!\p{L})/iu;

/** Years of others: "a firm with over 30 years of expertise", "a team with 40 years". */
const OF_OTHERS =
  /(?<!\p{L})(?:agenc(?:y|ies)|business(?:es)?|compan(?:y|ies)|enterprises?|family|firms?|groups?|studios?|teams?)\s+(?:with|of|has|have|having|that\s+has|backed\s+by)\s+(?:\p{L}+\s+){0,3}$/iu;
/** Years of several people: "40 years of combined experience". */
const OF_SEVERAL = /^\W*(?:of\s+)?(?:collective|combined|joint|shared)(?!\p{L})/iu;

/** Years with one employer: "I have been at the Mill for over 10 years". */
const OF_TENURE =
  /(?<!\p{L})(?:at|bei|chez)\s+(?:the\s+)?\p{Lu}\S*(?:\s\p{Lu}\S*){0,3}\s+(?:for|since|durante|desde hace|seit|depuis|há)\s+(?:\p{L}+\s+){0,2}$/u;

/** The years of the whole career, without words that limit them: "6+ years of experience | Weaver". */
const IN_ALL =
  /^['’]?\s*(?:(?:of|de|di)\s+|d['’]\s?)?(?:(?:professional|work|working|total|overall)\s+)?(?:experience|expertise|experiencia|experiência|expérience|esperienza|(?:berufs|arbeits)?erfahrung|doświadczeni\p{L}{1,2}|[间間]?[的の]?(?:工作|从业|從業|実務)?(?:经验|經驗|経験))(?:\s+(?:prof\p{L}{4,12}|laboral|lavorativa|zawodow\p{L}{1,3}))?\s*(?:$|[,|)\]}/:·•，、）】]|[-–—]\s)/iu;

/** A field of the owner's own: `years_of_experience: 12`. */
const YEARS_FIELD =
  /^(?:total)?yearsof(?:work|professional)?experience$|^(?:years|total)experience$|^experienceyears$/;

const yearsInFields = (basics: object): number[] =>
  Object.entries(basics).flatMap(([key, value]) => {
    const [, count] = /^(\d{1,2})\s*\+?$/.exec(textsOf(value)?.join() ?? '') ?? [];
    return count !== undefined && YEARS_FIELD.test(plainName(key)) ? [Number(count)] : [];
  });

/** The years of experience that a text states. */
const yearsInText = (text: string): { count: number; isInAll: boolean }[] =>
  (withYears(text).match(CLAUSE) ?? []).flatMap((clause) =>
    OF_WORK.test(clause) || AT_WORK.test(clause)
      ? [...clause.matchAll(YEARS)]
          .map((years) => ({
            years,
            before: clause.slice(0, years.index),
            behind: clause.slice(years.index + years[0].length),
          }))
          .filter(
            ({ before, behind }) =>
              !isOfTechnology(behind) &&
              ![NO_WORK, OF_SEVERAL].some((pattern) => pattern.test(behind)) &&
              !OF_OTHERS.test(before) &&
              !OF_TENURE.test(before),
          )
          .map(({ years: [, count], behind }) => ({ count: Number(count), isInAll: IN_ALL.test(behind) }))
      : [],
  );

/** The greatest number of years that a career can have; 0 if there is none. */
const mostOf = (counts: readonly number[]): number =>
  Math.max(0, ...counts.filter((count) => count <= MOST_YEARS));

/** The years of the whole career that a headline states; 0 if it states none, or those of a part: "abroad". */
export const yearsInAll = (headline: string): number =>
  mostOf(yearsInText(headline).flatMap(({ count, isInAll }) => (isInAll ? [count] : [])));

/** The years of experience that the owner states; null if none are. The greatest figure counts. */
export function statedYears(basics: Resume['basics']): number | null {
  const found = yearsInText([basics.label, basics.summary].join('\n')).map(({ count }) => count);
  const years = mostOf([...found, ...yearsInFields(basics)]);
  return years === 0 ? null : years;
}
