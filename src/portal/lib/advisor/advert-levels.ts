/** Degrees from 1 (vocational) to 4 (doctorate). “Bac +5” counts the years of study. */
const DEGREES: readonly (readonly [level: number, form: RegExp])[] = [
  [
    4,
    /\bph\.?\s?d\b|doctorat|doctoral degree|doctorado|doutoramento|doutorado|bac ?\+ ?8|promoviert|abgeschlossene promotion|\bpromotion (?:im|oder)\b|doktor(?!and)/iu,
  ],
  [
    3,
    /(?<!scrum\s)(?<!\p{L})(?:master(?:['’]?s)?(?:\s+(?:degree|of|in|en|im|oder|ou|[12])\b|-?(?:abschluss|studi|grad))|master['’]s|máster(?!\p{L}))|^master(?=,|$)|\bM\.?Sc\b|\bMBA\b|mestrado|maestr[ií]a|bac ?\+ ?5|diplôme d['’]ingénieur|écoles? (?:d['’]ingénieur|de commerce)|grande école|diplom(?!a|e|é)|magister/iu,
  ],
  [
    2,
    /bachelor|\bB\.?Sc\b|\bB\.?Eng\b|undergraduate degree|licenciatura|grado (?:universitario|en)|titulaci[oó]n (?:universitaria|superior|en)|estudios superiores|diplomatura|ingenier[ií]a (?:superior|t[eé]cnica)|estudios universitarios|carrera universitaria|gradua[cç][aã]o|bacharel|(?:ensino|curso|forma[cç][aã]o) superior|bac ?\+ ?[34]|licence (?:en|pro)|(?:études|formation) supérieures?|studium|hochschulabschluss|universitätsabschluss|studienabschluss|akademische[rn]? (?:abschluss|grad)|(?:fh|uni)-abschluss/iu,
  ],
  [
    1,
    /associate degree|formaci[oó]n profesional|ciclo formativo|ensino t[eé]cnico|curso t[eé]cnico|bac ?\+ ?2|bac pro|\b(?:un|niveau|diplôme) (?:BTS|DUT)\b|\bBTS ?[/,] ?DUT|berufsausbildung|ausbildung (?:als|zu[mr])|(?:abgeschlossene|kaufmännische|technische) ausbildung/iu,
  ],
];

/** A degree of any level, which is at least a bachelor's. */
const ANY_DEGREE =
  /(?:university|college|engineering) degree|\bdegree in\b|diplôm(?:e|ée?) (?:en|universitaire)(?!\p{L})/iu;
const BACHELOR = 2;

/** The lowest degree in a text, or null. */
export function degreeLevel(text: string): number | null {
  const levels = DEGREES.flatMap(([level, form]) => (form.test(text) ? [level] : []));
  if (levels.length === 0) return ANY_DEGREE.test(text) ? BACHELOR : null;
  return Math.min(...levels);
}

/** Fields of study with the stems of their names in all languages, without accents. */
const FIELDS: readonly (readonly [field: string, form: RegExp])[] = [
  ['computing', /\b(?:comput|informatic|software|inteligencia artificial|sistemas|informatiq)|informatik/],
  [
    'engineering',
    /\b(?:engineer|ingenier|engenhar|genie (?:civil|ele|mec|log|ind))|ingenieu|maschinenbau|technik\b/,
  ],
  ['telecommunications', /\b(?:telecom|telekom|nachrichtentech)/],
  [
    'business',
    /\b(?:business|administra|empresa|gest(?:ion|ao)|management|mba|commerce|bwl|betriebswirt|wirtschaftsw)/,
  ],
  ['economics', /\b(?:econom|financ|finan[zc]|okonom|vwl|volkswirt|wirtschaftswiss)/],
  ['mathematics', /\b(?:math|matemat|statist|estadist|estatist)|mathematik/],
  ['science', /\b(?:physi[ckq]|fisica|ch[ei]mi|quimica|biolog|naturwiss)/],
  ['health', /\b(?:nurs|enferm|medic|medecin|medizin|infirmi|pflege|gesundheit)/],
  ['design', /\b(?:design|diseno|graphis)|gestaltung/],
  ['law', /\b(?:law|derecho|direito|droit|jura)\b|rechtswiss/],
];

/** The field of study in a sentence that names a degree. It is not a required skill. */
const STUDIED =
  /(?<!\p{L})(?:bachelor|master|degree|doctorate|ph\.?d|[bm]\.?sc|licenciatura|grado|titulaci[oó]n|doctorado|doutora(?:mento|do)|mestrado|m[aá]ster|maestr[ií]a|gradua[cç][aã]o|bacharelado|(?:ensino|curso|forma[cç][aã]o) superior|bac ?\+ ?\d|licence(?= en)|diplôm(?:e|ée?)|doctorat|écoles?|(?:études|formation) supérieures?|promotion(?= i[mn] )|\p{L}*(?:studium|abschluss|ausbildung|diplom))(?:['’]?s)?(?: (?:degree|universitari[oa]|superior|completa|universitaire))* (?:(?:of|in|en|em|de|der|des|im|als|zum|zur) |d['’])[^,;.()\n]*|\p{L}+ degree(?!\p{L})/giu;

/** A sentence without its fields of study. */
export const withoutStudies = (sentence: string): string =>
  sentence.replaceAll(STUDIED, (found) =>
    found.replace(/^.*?(?= (?:with|plus|con|com|mit|sowie|avec) )|^.*$/u, ''),
  );

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The fields of study in a text. */
export const fieldsIn = (text: string): string[] =>
  FIELDS.flatMap(([field, form]) => (form.test(plain(text)) ? [field] : []));

const BAND = /\b([ABC])([12])\b/;

/** The level of a language: 1–6 for A1–C2; 0 if it is not stated. */
export function languageLevel(text: string): number {
  const [, band = '', step = ''] = BAND.exec(text) ?? [];
  if (band) return 'ABC'.indexOf(band) * 2 + Number(step);
  const words = plain(text);
  if (/nati[vf]|biling|matern(?:a|el)|mother tongue|muttersprach/.test(words)) return 6;
  if (/limited working/.test(words)) return 3;
  if (/upper[- ]intermediate|intermedio[- ]alto|intermediario avancado|professional working/.test(words))
    return 4;
  if (
    /fluen|fluid|advanced|avanzad|avancad|avancee?s?\b|full professional|excellent|excelente|\bcouran|parfait|flie(?:ss|ß)end|verhandlung|perfekt|hervorragend|ausgezeichnet|fortgeschritten/.test(
      words,
    )
  )
    return 5;
  if (
    /profession?nel|profesional|profissional|good|strong|alto|buen|bom|high level|proficien|\bbon(?:ne)?s?\b|maitris|\bgute?[nrms]?\b|\bsichere?[nrms]?\b/.test(
      words,
    )
  )
    return 4;
  if (/intermedi|conversational/.test(words)) return 3;
  return /basic|elementar|elemental|beginner|notions|scolaire|debutant|\bde base\b|grundk|grundleg|basisk|anfanger/.test(
    words,
  )
    ? 2
    : 0;
}

const CODES =
  'en es pt fr de it ca eu gl nl pl sv da no nb fi ru uk zh ja ko ar he hi tr cs el ro hu bg sk sl hr sr lt lv et id ms vi th fa ur bn ta ga'.split(
    ' ',
  );
/** Speakers whose names for languages are known; of equal names, the last one's counts. */
const SPEAKERS = ['de', 'fr', 'pt', 'es', 'en'];

type Name = { code: string; speaker: string };
let names: ReadonlyMap<string, Name> | undefined;

function languageNamed(name: string): Name | undefined {
  names ??= new Map(
    SPEAKERS.flatMap((speaker) => {
      const nameOf = new Intl.DisplayNames(speaker, { type: 'language' });
      return CODES.map((code) => [plain(nameOf.of(code) ?? ''), { code, speaker }] as const);
    }),
  );
  return names.get(plain(name));
}

/** The code of a language by its name in a language of adverts. */
export const languageCode = (name: string): string | null => languageNamed(name)?.code ?? null;

const REQUIRED =
  /langu|fluen|spe(?:ak|ech)|spoken|written|proficien|nativ|idiomas?|nivel|n[ií]vel|niveau|domin|biling|\b[ABC][12]\b|advanced|avan[zcç]ad|intermedi|english level|command of|conocimientos? de|conhecimentos? de|knowledge of|parle[rzs]|ma[iî]tris|couran|notions|à l['’]aise|sprach|sprech|sprich|flie(?:ss|ß)end|kenntnisse|verhandlung|beherrsch|kommuniz|\bin wort\b/i;
const SHORT_LINE_WORDS = 5;
/** How many characters beside a name tell its meaning. */
const BESIDE = 40;

/** In French, "anglais" is the language here, and in "un groupe anglais" it is not. */
const BEFORE_FRENCH_NAME =
  /(?:^|[,;:/(•–-]|(?<!\p{L})(?:[ld]['’]|en|le|du|langue|parle[rz]|et|ou|niveau|bon|excellent|bilingue))\s*$/iu;
const BEHIND_FRENCH_NAME =
  /^\s*(?:[:(–-]|couran|natif|bilingue|professionnel|technique|niveau|lu(?!\p{L})|[ABC][12](?!\p{L}))/iu;

/** The name of a language in a word: of "Englischkenntnisse", and in "englischer Sprache". */
const stemOf = (word: string, sentence: string): string => {
  const name = word.replace(/kenntniss?en?$/i, '');
  return /sprach/i.test(sentence) ? name.replace(/(?<=isch|deutsch)e[mnrs]?$/i, '') : name;
};

const BETWEEN_NAMES = /[,;/|]|(?<!\p{L})(?:et|mais|und|aber|sowie)(?!\p{L})/u;

/** The texts directly beside a name, as the next name of a French or German list has its own level. */
function textsBeside(before: string, after: string, speaker: string): string[] {
  const own = before.split(BETWEEN_NAMES).at(-1) ?? '';
  const [first = ''] = after.split(BETWEEN_NAMES);
  if (speaker === 'fr' || (speaker === 'de' && BAND.test(first))) return [first, own];
  return speaker === 'de' ? [own, first] : [];
}

/** The languages that a sentence requires, with their levels. */
export function languagesRequired(sentence: string): { code: string; name: string; level: number }[] {
  const words = [...sentence.matchAll(/\p{L}+/gu)];
  const isRequirement = REQUIRED.test(sentence) || words.length <= SHORT_LINE_WORDS;
  const found = words.flatMap(({ 0: word, index }) => {
    const name = stemOf(word, sentence);
    const named = languageNamed(name);
    if (!named) return [];
    const { code, speaker } = named;
    const end = index + word.length;
    const before = sentence.slice(Math.max(0, index - BESIDE), index);
    const behind = sentence.slice(end, end + BESIDE);
    const isEntry = /(?:^|[,;:•])\s*$/.test(before) && /^\s*(?:[,;.]|$)/.test(behind);
    const isMeant =
      speaker === 'fr'
        ? isRequirement
          ? BEFORE_FRENCH_NAME.test(before) || BEHIND_FRENCH_NAME.test(behind)
          : isEntry && /^\p{Ll}/u.test(word)
        : speaker === 'de'
          ? (isRequirement || isEntry) && !/^-(?!kenntnis|niveau|sprach)\p{L}/iu.test(behind)
          : // Spanish and Portuguese write language names in lower case.
            isRequirement || /^\p{Ll}/u.test(word);
    return isMeant ? [{ code, name, speaker, index }] : [];
  });
  return found.map(({ code, name, speaker, index }, at) => {
    const before = sentence.slice(
      at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.name.length ?? 0),
      index,
    );
    const after = sentence.slice(index, found[at + 1]?.index ?? sentence.length);
    const texts = [...textsBeside(before, after, speaker), after, before, sentence];
    return { code, name, level: texts.map(languageLevel).find((level) => level > 0) ?? 0 };
  });
}
