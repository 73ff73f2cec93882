/** A level of a language: its names in the languages of the portal, and the words that state it. */
type Level = {
  names: Readonly<Record<string, string>>;
  /** By language, as regular expressions without case. */ words: Readonly<Record<string, string>>;
};

const LEVELS: readonly Level[] = [
  {
    names: { en: 'Native', es: 'Nativo', pt: 'Nativo', fr: 'Langue maternelle', de: 'Muttersprache' },
    words: {
      en: 'native(?: speaker| language| or bilingual(?: proficiency)?)?|mother tongue|first language',
      es: 'nativ[oa]|lengua (?:materna|nativa)|idioma (?:materno|nativo)',
      pt: 'nativ[oa]|língua (?:materna|nativa)|idioma nativo',
      fr: 'langue (?:maternelle|natale)|maternelle?|nati(?:f|ve)',
      de: 'muttersprach(?:e|ler|lerin|lich)|muttersprachniveau',
      ru: 'родной(?: язык)?|носитель(?: языка)?',
      uk: 'рідна(?: мова)?|носій(?: мови)?',
      zh: '母语|母語|母语水平|母語水準',
      ja: '母国語|母語|ネイティブ(?:レベル)?',
      ko: '모국어|원어민(?: 수준)?|네이티브',
      it: 'madrelingua|lingua madre',
      nl: 'moedertaal',
      pl: 'ojczysty|język ojczysty',
      tr: 'ana ?dil(?:i|im)?',
      sv: 'modersmål',
      ar: 'اللغة الأم|لغة أم',
      fa: 'زبان مادری',
      he: 'שפת אם',
    },
  },
  {
    names: { en: 'Bilingual', es: 'Bilingüe', pt: 'Bilingue', fr: 'Bilingue', de: 'Zweisprachig' },
    words: {
      en: 'bilingual',
      es: 'bilingüe',
      pt: 'bil[ií]ngue',
      fr: 'bilingue',
      de: 'zweisprachig|bilingual',
      ru: 'билингв',
      zh: '双语|雙語',
      ja: 'バイリンガル',
    },
  },
  {
    names: { en: 'Fluent', es: 'Fluido', pt: 'Fluente', fr: 'Courant', de: 'Fließend' },
    words: {
      en: 'fluent(?: speaker)?|full professional(?: proficiency)?',
      es: 'fluid[oa]|fluidez|fluente',
      pt: 'fluente|fluência',
      fr: 'couramment|courante?',
      de: 'flie(?:ß|ss)end(?: in wort und schrift)?',
      ru: 'свободно(?: владею)?|свободный|свободное владение',
      uk: 'вільно|вільне володіння',
      zh: '流利|流畅|流暢|精通|熟练|熟練',
      ja: '流暢|堪能',
      ko: '유창(?:함|한)?|유창하게',
      it: 'fluente|ottimo',
      nl: 'vloeiend',
      pl: 'biegły|biegle|płynny|płynnie',
      tr: 'akıcı',
      sv: 'flytande',
      ar: 'طليق|بطلاقة',
      fa: 'روان|مسلط',
      he: 'שוטף|שוטפת',
    },
  },
  {
    names: {
      en: 'Professional',
      es: 'Profesional',
      pt: 'Profissional',
      fr: 'Professionnel',
      de: 'Verhandlungssicher',
    },
    words: {
      en: 'professional(?: working)?(?: proficiency)?|business(?: fluent| level)?',
      es: 'profesional',
      pt: 'profissional',
      fr: 'professionnel(?:le)?',
      de: 'verhandlungssicher',
      ru: 'профессиональный',
      zh: '专业工作能力|商务|商務|工作流利',
      ja: 'ビジネス(?:レベル)?',
      ko: '비즈니스(?: 수준| 레벨)?',
    },
  },
  {
    names: { en: 'Advanced', es: 'Avanzado', pt: 'Avançado', fr: 'Avancé', de: 'Fortgeschritten' },
    words: {
      en: 'advanced',
      es: 'avanzad[oa]',
      pt: 'avançad[oa]',
      fr: 'avancée?',
      de: 'fortgeschritten',
      ru: 'продвинутый',
      zh: '高级|高級',
      ja: '上級',
      ko: '고급|상급',
      it: 'avanzato',
      pl: 'zaawansowany',
      tr: 'ileri(?: seviye)?',
      fa: 'پیشرفته',
    },
  },
  {
    names: {
      en: 'Intermediate',
      es: 'Intermedio',
      pt: 'Intermédio',
      fr: 'Intermédiaire',
      de: 'Gute Kenntnisse',
    },
    words: {
      en: 'intermediate|conversational|limited working(?: proficiency)?',
      es: 'intermedi[oa]|conversacional',
      pt: 'interm[eé]di[oa]|intermediári[oa]',
      fr: 'intermédiaire|moyen',
      de: 'gute kenntnisse|mittelstufe',
      ru: 'средний(?: уровень)?|разговорный',
      zh: '中级|中級|中等|一般',
      ja: '中級|会話レベル|日常会話(?:レベル)?',
      ko: '중급|일상 회화',
      it: 'intermedio',
      pl: 'średni(?:ozaawansowany)?',
      tr: 'orta(?: seviye)?',
      fa: 'متوسط',
      ar: 'متوسط',
    },
  },
  {
    names: { en: 'Basic', es: 'Básico', pt: 'Básico', fr: 'Notions', de: 'Grundkenntnisse' },
    words: {
      en: 'basics?|beginner|elementary(?: proficiency)?',
      es: 'b[aá]sic[oa]|principiante',
      pt: 'b[aá]sic[oa]|iniciante',
      fr: 'notions(?: de base)?|débutante?|élémentaire|basique|bases',
      de: 'grundkenntnisse|anfänger(?:in)?',
      ru: 'базовый|начальный|элементарный',
      zh: '基础|基礎|初级|初級|入门|入門|略懂',
      ja: '初級|基礎|基本レベル|初心者',
      ko: '초급|기초',
      it: 'base|elementare',
      pl: 'podstawowy',
      tr: 'temel|başlangıç',
      fa: 'مبتدی',
      ar: 'مبتدئ|أساسي',
    },
  },
];

const isOf = (words: string | undefined, written: string): boolean =>
  words !== undefined && new RegExp(`^(?:${words})$`, 'iu').test(written);

/** A level of the European framework in brackets, which is the same in every language. */
const CODE = /\s*[(（]\s*[ABC][12]\+?\s*[)）]$/u;

/** A level without the code in brackets after it. */
const withoutCode = (written: string): string => written.trim().replace(CODE, '');
const isKnown = (written: string): boolean =>
  LEVELS.some(({ words }) => Object.values(words).some((one) => isOf(one, withoutCode(written))));

/** Whether levels are in English, and some of them not known: "Mastery" beside "Advanced". */
export const hasUnknownEnglish = (levels: readonly string[]): boolean =>
  levels.some((level) => LEVELS.some(({ words }) => isOf(words['en'], withoutCode(level)))) &&
  levels.some((level) => /^[a-z][a-z\s-]+$/i.test(level) && !isKnown(level));

/** A level of a language in a language of the portal. An unknown one stays as it is written. */
export function fluencyIn(written: string, language: string): string {
  const target = new Intl.Locale(language).language;
  const word = withoutCode(written);
  if (LEVELS.some(({ words }) => isOf(words[target], word))) return written;
  const level = LEVELS.find(({ words }) => Object.values(words).some((one) => isOf(one, word)));
  const name = level?.names[target];
  return name === undefined ? written : `${name}${CODE.exec(written.trim())?.[0] ?? ''}`;
}
