const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one|uno|un|um|ein|eine|einem',
    'two|dos|dois|deux|zwei',
    'three|tres|três|trois|drei',
    'four|cuatro|quatro|quatre|vier',
    'five|cinco|cinq|fünf',
    'six|seis|sechs',
    'seven|siete|sete|sept|sieben',
    'eight|ocho|oito|huit|acht',
    'nine|nueve|nove|neuf|neun',
    'ten|diez|dez|dix|zehn',
  ].flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
);

const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d]|bac ?\+ ?)(\d{1,2}|${Object.keys(NUMBERS).join('|')})\s*(?:\+|or more|o más|ou (?:mais|plus)|et plus|oder mehr|und mehr)?\s*(?:(?:-|–|to|a|à|ou|or|o|y|e|et|and|und|bis|oder)\s*\d{1,2}\s*\+?\s*)?(?:(?:years?|yrs?\.?|años?|anos?|ans?|années?|jahre?n?)(?!\p{L})['’]?(?: or more| o más| ou mais| (?:et|ou) plus| (?:oder|und) mehr)?|-?jährige\p{L}?(?! (?:\p{L}+ )?(?:\p{L}*ausbildung|studium|lehre)))`,
  'giu',
);
/** Years that do not describe experience. */
const OTHER =
  /years? old|years? in business|of age|founded|for (?:over|more than)|edad|idade|historia|história|fundad|mayor(?:es)? de 18|d['’](?:âge|existence)|histoire|fondée?|créée? (?:il|en)|depuis plus|(?:depuis|seit)(?!\p{L}).{0,99}(?<!\p{L})(?:nous|notre|nos|wir|unser\p{L}*)(?!\p{L})|jahren? alt|gegründet|geschichte|seit (?:über|mehr)/iu;
const ABOUT_EMPLOYER =
  /(?:^|[^\p{L}])(?:we(?! (?:need|want|seek|expect|require|ask|look|are looking))|our|nosotros|nuestr[ao]s?|somos|llevamos|contamos|nós|noss[ao]s?|temos|nous|notre|nos(?= (?:équipes|clients|experts))|wir|unsere?[mnrs]?)(?!\p{L})/iu;
/** A sentence about the employer that looks for somebody: “Für unser Team suchen wir …”. */
const SEEKS =
  /such(?:en|st|t)|brauchen|erwarten|wünschen|fordern|verlangen|setzen(?! (?:seit|auf))|cherch|attend|demand|exig|souhait|besoin/i;
const EXPERIENCE =
  /experien|experiên|expérien|hands-on|working|expertise|trabaj|trabalh|travaill|erfahr|praxis|\b(?:of|with|in|for|durante|de|con|com|en|avec|sur|pendant|mit|als|im|seit|depuis)\b|[(:|≥>,–—]/i;

const EXPERIENCE_NOUN = String.raw`(?:experiencia|experiência|expérience|experience|(?:berufs|praxis|arbeits|projekt)?erfahrung|berufspraxis)`;
/** General work experience without a field. */
const GENERAL = new RegExp(
  String.raw`^[\s\-:]*(?:of |de |d[ao] |d['’])?\s*(?:(?:professional|relevant|proven|work|working|industry|overall|total|prior|previous|hands-on|solid|profesional|laboral|relevante|previa|profissional|prévia|comprovada|(?:relevant|einschlägig|praktisch|fundiert|beruflich|nachgewiesen)e[nrs]?)\s+)*${EXPERIENCE_NOUN}\s*(?:(?:profesional|profissional|laboral|previa|prévia|demostrable|comprovada|required|mínima|professionnelle|minimum|pertinente|significative|confirmée|requise|exigée|erforderlich)\s*)*(?:[.,;)]|$)`,
  'iu',
);

/** "Experiencia mínima de" before years at the end of a sentence. */
const GENERAL_BEFORE = new RegExp(
  String.raw`(?:^|[^\p{L}])${EXPERIENCE_NOUN}(?:\s+(?:mínima|minimum|minimale|previa|prévia|profesional|profissional|professionnelle|laboral|demostrable|comprovada|required))*\s*:?\s*(?:de|of|von|d['’])?\s*(?:(?:at least|al menos|pelo menos|mínimo|minimum|au moins|mindestens|mind\.)\s+)?(?:de\s+)?$`,
  'iu',
);

const AT_LEAST = String.raw`(?:at least|al menos|pelo menos|mínimo(?: de)?|minimum(?: (?:of|de))?|au (?:moins|minimum)|plus de|mindestens|wenigstens|mehr als|ab|mind\.?|min\.?|mín\.?)?\s*$`;
/** Years in brackets, after a colon or a comparison follow their subject. */
const ASIDE = new RegExp(String.raw`(?:[(:≥>]|>=)\s*${AT_LEAST}`, 'i');
/** Years after a comma, a dash, “for” or in a cell follow their subject, unless a subject follows them. */
const APPENDED = new RegExp(
  String.raw`(?:[,|]|\s[–—-]|\b(?:for|durante|pendant|depuis|seit))\s*${AT_LEAST}`,
  'i',
);
/** "Erfahrung mit Python von mindestens 3 Jahren": years at the end of a sentence follow their subject. */
const APPENDED_LAST = new RegExp(String.raw`(?:\b(?:of|de|von)\s|\bd['’])\s*${AT_LEAST}`, 'i');
const ENDS = /^\s*(?:[.,;)]|$)/;
const NAMES_SUBJECT =
  /^\s*(?:(?:of|in|with|as|de|en|em|con|com|como|avec|dans|sur|comme|mit|im|als|bei)\b|d['’]|\p{L}*erfahrung (?:mit|in|im|als|bei)\b|praxis)/iu;

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
    if (ABOUT_EMPLOYER.test(before) && !SEEKS.test(before)) return [];
    const number = match[1]?.toLowerCase() ?? '';
    const years = NUMBERS[number] ?? Number(number);
    if (!(years > 0)) return [];
    const end = match.index + match[0].length;
    const rest = sentence.slice(end, found[at + 1]?.index ?? sentence.length);
    const after =
      rest.split(
        /[;.)](?:\s|$)| and an? | y una? | e uma? | et (?:une? |bonne|connai|maîtris|vous )| und (?:eine?[mnr]? |(?:sehr )?gut|fundiert|beherrsch|kenn|du )/,
      )[0] ?? '';
    // "Java (5+ years)", "Java: 5 años", "| Java | 5 years |": the scope is the preceding text.
    const isLast = ENDS.test(rest);
    const isGeneralBefore = GENERAL_BEFORE.test(before) && isLast;
    const isAside =
      ASIDE.test(before) ||
      (APPENDED.test(before) && !NAMES_SUBJECT.test(rest)) ||
      (APPENDED_LAST.test(before) && isLast && !isGeneralBefore);
    const own = before.slice(at > 0 ? (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0) : 0);
    const scope = isAside ? lastItem(own) : after;
    return [{ years, scope, general: !isAside && (GENERAL.test(rest) || isGeneralBefore) }];
  });
}
