const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  uno: 1,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  um: 1,
  dois: 2,
  três: 3,
  quatro: 4,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
};

const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2}|${Object.keys(NUMBERS).join('|')})\s*(?:\+|or more|o más|ou mais)?\s*(?:(?:-|–|to|a|ou|or|o|y|e|and)\s*\d{1,2}\s*\+?\s*)?(?:years?|yrs?\.?|años?|anos?)(?!\p{L})['’]?`,
  'giu',
);
/** Years that do not describe experience. */
const OTHER =
  /years? old|years? in business|of age|founded|for (?:over|more than)|edad|idade|historia|história|fundad|mayor(?:es)? de 18/i;
const ABOUT_EMPLOYER =
  /(?:^|[^\p{L}])(?:we(?! (?:need|want|seek|expect|require|ask|look|are looking))|our|nosotros|nuestr[ao]s?|somos|llevamos|contamos|nós|noss[ao]s?|temos)(?!\p{L})/iu;
const EXPERIENCE =
  /experien|experiên|hands-on|working|expertise|trabaj|trabalh|\b(?:of|with|in|for|durante)\b|\bde\b|\bcon\b|\bcom\b|[(:|≥>,–—]/i;

/** General work experience without a field. */
const GENERAL =
  /^[\s\-:]*(?:of|de|d[ao])?\s*(?:(?:professional|relevant|proven|work|working|industry|overall|total|prior|previous|hands-on|solid|profesional|laboral|relevante|previa|profissional|prévia|comprovada)\s+)*(?:experience|experiencia|experiência)\s*(?:profesional|profissional|laboral|previa|prévia|demostrable|comprovada|required|mínima)?\s*(?:[.,;)]|$)/iu;

/** "Experiencia mínima de" before years at the end of a sentence. */
const GENERAL_BEFORE =
  /(?:^|[^\p{L}])(?:experience|experiencia|experiência)(?:\s+(?:mínima|previa|prévia|profesional|profissional|laboral|demostrable|comprovada|required))*\s*:?\s*(?:de|of)?\s*(?:(?:at least|al menos|pelo menos|mínimo|minimum)\s+)?(?:de\s+)?$/iu;

const AT_LEAST = String.raw`(?:at least|al menos|pelo menos|mínimo(?: de)?|minimum(?: of)?|min\.?|mín\.?)?\s*$`;
/** Years in brackets, after a colon or a comparison follow their subject. */
const ASIDE = new RegExp(String.raw`(?:[(:≥>]|>=)\s*${AT_LEAST}`, 'i');
/** Years after a comma, a dash, “for” or in a cell follow their subject, unless a subject follows them. */
const APPENDED = new RegExp(String.raw`(?:[,|]|\s[–—-]|\b(?:for|durante))\s*${AT_LEAST}`, 'i');
const NAMES_SUBJECT = /^\s*(?:of|in|with|as|de|en|em|con|com|como)\b/i;

/** The last item of a list that ends with a separator. */
const lastItem = (list: string): string =>
  list
    .replace(new RegExp(String.raw`[\s,|(:≥>=–—-]*${AT_LEAST}`, 'i'), '')
    .split(/[,;|]\s/)
    .at(-1) ?? list;

/** The years that a part of a sentence requires, and its scope. */
export type RequiredYears = { years: number; /** Names the subject. */ scope: string; general: boolean };

/** The years of experience that a sentence requires, each with its scope. */
export function yearsRequired(sentence: string): RequiredYears[] {
  if (OTHER.test(sentence) || !EXPERIENCE.test(sentence)) return [];
  const found = [...sentence.matchAll(YEARS)];
  return found.flatMap((match, at) => {
    const before = sentence.slice(0, match.index);
    if (ABOUT_EMPLOYER.test(before)) return [];
    const number = match[1]?.toLowerCase() ?? '';
    const years = NUMBERS[number] ?? Number(number);
    if (!(years > 0)) return [];
    const end = match.index + match[0].length;
    const rest = sentence.slice(end, found[at + 1]?.index ?? sentence.length);
    const after = rest.split(/[;.)](?:\s|$)| and an? | y una? | e uma? /)[0] ?? '';
    // "Java (5+ years)", "Java: 5 años", "| Java | 5 years |": the scope is the preceding text.
    const isAside = ASIDE.test(before) || (APPENDED.test(before) && !NAMES_SUBJECT.test(rest));
    const own = before.slice(at > 0 ? (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0) : 0);
    const scope = isAside ? lastItem(own) : after;
    const isGeneral = GENERAL.test(rest) || (GENERAL_BEFORE.test(before) && /^\s*(?:[.,;)]|$)/.test(rest));
    return [{ years, scope, general: !isAside && isGeneral }];
  });
}
