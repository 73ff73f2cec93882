import { baseOfLanguageKey, LANGUAGE_FIELDS, languageTag } from '../standard/language-keys';
import { FIELDS, MAIN_FIELD, plainName } from '../standard/resume-fields';
import { isRoleTerm } from '../model/role-terms';
import { technologyOf } from '../model/same-term';

/** Top-level keys in which tools keep the look of a résumé, its headings or its other editions. */
const SETTINGS = new Set(
  `theme themes template templates selectedTemplate headings titleNameMap locales locale color colors
  primaryColor accentColor backgroundColor font fonts fontFamily fontSize layout settings config configuration
  options style styles css customCss sectionOrder sectionTitles labels i18n version darkMode favicon analytics
  pdf print printTips tips avatar photo picture sops`
    .split(/\s+/)
    .map(plainName),
);

/** Fields of an entry with which tools order, number or draw it. */
const ENTRY_SETTINGS = new Set(
  'id uuid key index dataIndex order sortOrder icon emoji color visible hidden display enabled colour slug cssClass className'
    .split(' ')
    .map(plainName),
);
/** Figures and sources that other sites add to an entry. */
const OF_OTHER_SITES = new Set(
  'followers following karma via forks watchers openIssues influentialCitationCount'
    .split(' ')
    .map(plainName),
);
/** Figures that say nothing if they are 0. */
const COUNTER = /^(?:stars?|stargazers|downloads|citations?|views|likes)$|count$/i;

/** Settings of the owner's website, which have a word in lower case, a colour or a number as their value. */
const WEBSITE_SETTINGS = new Set(
  `theme themeColor template layout font fontFamily fontSize style styles css printPdf darkMode locale palette
  variant background backgroundColor accentColor primaryColor secondaryColor`
    .split(/\s+/)
    .map(plainName),
);
const WORD = /^[a-z\d#][\w#.,()%-]{0,30}$/;

/** The address behind the text of another field, where the entry has an address: `websiteLink`. */
const SECOND_ADDRESS = /^(?:website|url|homepage)[_-]?(?:link|url|href)$/i;
/** Names that programs give: `x_icon`, an edition (`v2`), parts of a date, words for filters (`atsKeywords`). */
const MACHINE_NAME =
  /^x[_-]|^animated[_-]|^v\d+\p{L}*$|^(?:start|end)(?:Date)?(?:Day|Month|Year)$|^verification_?code$|^ats(?:$|[_-]|keywords?$|code$|score$)|^(?:locale|language|country|ats)[_-]?code$|^(?:short|brief)[_-]?summary$|^summary[_-]?(?:short|brief)$/iu;
/** Names of files and of entries in a database, unless a person wrote a text there. */
const IDENTIFIER =
  /(?:^|[\s_-])(?:id|Id|ID|(?:uu|gu)id|(?:UU|GU)ID)$|(?<=\p{Ll})(?:I[dD]|Uuid|UUID|Guid|GUID)s?$/u;
const FILE = /(?:slug|hash|file[\s_-]?name)$/iu;
/** Numbers of documents, and accounts. */
const PUBLIC_IDENTIFIER =
  /credential|certifica|licen[cs]e|badge|patent|orcid|researcher|scopus|skype|we_?chat|weibo|^qq|^line|telegram|discord|git(?:hub|lab)|steam|linkedin|xing/iu;
/** Counters of project trackers. A person writes several words in such a field. */
const TRACKED = new Set(['goals', 'updates']);
const PICTURES = new Set(
  'image images img picture pictures thumbnail logo cover screenshot complexity'.split(' '),
);
/** The moment at which a program wrote or fetched something. At midnight it is a date that a program wrote. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT(?!00:00:00)\d\d:\d\d:\d\d/;
/** The language of a text beside it: `areaLang: "en"`. */
const isLanguageMark = (key: string, value: unknown): boolean =>
  /(?<=\p{Ll})Lang(?:uage)?$|_lang(?:uage)?$/u.test(key) &&
  typeof value === 'string' &&
  /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value);
/** The language of a résumé's texts among the owner's details: `language: "es"`. */
export const isLanguageSetting = (section: string, key: string, value: unknown): boolean =>
  section === 'basics' && LANGUAGE_FIELDS.includes(key) && languageTag(value) !== null;
const isTimestamp = (value: unknown): boolean => typeof value === 'string' && TIMESTAMP.test(value);
/** A group of such moments: `fetchMeta`. */
const areTimestamps = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(isTimestamp);

/** A conversation with an assistant, which only its owner can open. */
const PRIVATE_LINK = /(?:^|\/\/)(?:claude\.ai|chat\.openai\.com|chatgpt\.com|gemini\.google\.com)\//i;

/** The words of a name: `entityIconUrl` is entity, icon and url. */
const wordsOf = (key: string): string[] =>
  key
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);

/** Parts of the names of pictures: `entityIconUrl`, `logo_dark`, `logourl`. */
const PICTURE_WORD = /^(?:icon|logo|image)s?(?:url|src|size|path|file)?$/;
const isOfPicture = (key: string): boolean => {
  const words = wordsOf(key);
  return words.some((word) => PICTURE_WORD.test(word)) && !PICTURES.has(plainName(key));
};

/** Fields with which owners sort the entries of their own sites. */
const SORTING = new Set('type types tag tags kind schedule status priority shortname'.split(' '));
const OF_TYPE = /(?<=\p{Ll})Type$|[_-][Tt]ype$/u;
/** One that readers want to know: `locationType: "hybrid"`. */
const OF_PLACE = /^(?:location|workplace)[_-]?type$/i;
const SLUG = /^[a-z\d]+(?:[_-][a-z\d]+)*$/;

/** Whether a value sorts an entry: `full-time`, `["employee", "promotions"]`. Technologies are content. */
const isSorting = (key: string, value: unknown): boolean => {
  const values = [value].flat();
  return (
    (SORTING.has(plainName(key)) || (OF_TYPE.test(key) && !OF_PLACE.test(key))) &&
    values.every((one) => (typeof one === 'string' || typeof one === 'number') && SLUG.test(String(one))) &&
    !values.some((one) => technologyOf(String(one)) !== null)
  );
};

const SECTION_NAMES = new Set([...Object.keys(MAIN_FIELD), 'basics', 'profile', 'templates', 'summary']);

/** A list of the sections that a tool shows. */
const isListOfSections = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && SECTION_NAMES.has(name));

/** A choice of entries by their names: `featured: { skillNames: ["Go"] }`. */
const CHOICE = /^(?:featured|highlighted|selected|pinned|hidden|visible|excluded?)/i;
const CHOSEN_BY = /(?:name|id|key|slug|index|indice)(?:e?s)?$/i;
const isChoice = (key: string, value: unknown): boolean =>
  CHOICE.test(key) &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((field) => CHOSEN_BY.test(field));

/** The order of entries, by their names: `projectOrder: ["Loom", "Mill"]`. */
const isOrder = (key: string, value: unknown): boolean =>
  /(?<=\p{Ll})Order$|_order$/u.test(key) &&
  Array.isArray(value) &&
  value.every((name) => typeof name === 'string' || typeof name === 'number');

const isProse = (value: unknown): boolean => typeof value === 'string' && /\s\S+\s/.test(value);

/** Whether there is a text at any depth that fits. */
const matches = (value: unknown, text: RegExp): boolean =>
  typeof value === 'string'
    ? text.test(value)
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((inner) => matches(inner, text));

/** Several words; in scripts without spaces, several letters. */
const PROSE = /\s\S+\s|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u;
const WORDS = /\p{L}\S*\s+\S|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{3}/u;

const isIdentifier = (key: string, value: unknown): boolean =>
  (FILE.test(key) || (IDENTIFIER.test(key) && !PUBLIC_IDENTIFIER.test(key))) && !matches(value, PROSE);
const isTracked = (key: string, value: unknown): boolean =>
  TRACKED.has(plainName(key)) && !matches(value, WORDS);

const KNOWN_FIELDS = new Set(Object.values(FIELDS).flatMap((fields) => Object.keys(fields)));

/** A known field in another language: `summary::fr`. */
const isTranslation = (key: string): boolean => {
  const base = baseOfLanguageKey(key);
  return base !== null && (KNOWN_FIELDS.has(base) || SECTION_NAMES.has(base));
};

/** Whether a top-level key belongs to a tool and does not describe the person. */
export const isToolSetting = (key: string, value: unknown): boolean =>
  (SETTINGS.has(plainName(key)) && (!isProse(value) || plainName(key).endsWith('tips'))) ||
  isIdentifier(key, value) ||
  isTracked(key, value) ||
  isTranslation(key) ||
  isChoice(key, value) ||
  isOrder(key, value) ||
  isTimestamp(value) ||
  areTimestamps(value) ||
  (plainName(key) === 'sections' && isListOfSections(value));

/** Settings in a group: `theme: { name: "dark" }`, `seo: { title: "…" }`. */
const GROUPS_OF_SETTINGS = new Set([...SETTINGS, ...WEBSITE_SETTINGS, 'meta', 'seo', 'opengraph']);
const isGroupOfSettings = (key: string, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  GROUPS_OF_SETTINGS.has(plainName(key));

/** Whether a field of an entry is a setting of the owner's website: `theme: "blue"`. */
export const isWebsiteSetting = (key: string, value: unknown): boolean =>
  isGroupOfSettings(key, value) ||
  (ENTRY_SETTINGS.has(plainName(key)) && !isProse(value)) ||
  (WEBSITE_SETTINGS.has(plainName(key)) && (typeof value === 'boolean' || WORD.test(String(value))));

/**
 * Whether a field of an entry belongs to a tool: `data_index: 0`, a colour, the length of a bar.
 * @param section the section of the entry; in a role, `employmentType: "full-time"` is content
 */
export const isEntrySetting = (key: string, value: unknown, section = ''): boolean =>
  isWebsiteSetting(key, value) ||
  ((PICTURES.has(plainName(key)) || OF_OTHER_SITES.has(plainName(key))) && !isProse(value)) ||
  isIdentifier(key, value) ||
  isTracked(key, value) ||
  isTranslation(key) ||
  isOfPicture(key) ||
  (isSorting(key, value) && !isRoleTerm(section, key, value)) ||
  MACHINE_NAME.test(key) ||
  SECOND_ADDRESS.test(key) ||
  isTimestamp(value) ||
  isLanguageMark(key, value) ||
  isLanguageSetting(section, key, value) ||
  (COUNTER.test(key) && value === 0) ||
  (typeof value === 'string' && PRIVATE_LINK.test(value)) ||
  (plainName(key) === 'value' &&
    (typeof value === 'number' || (typeof value === 'string' && /^\d+%?$/.test(value))));
