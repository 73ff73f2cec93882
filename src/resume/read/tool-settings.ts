import { MAIN_FIELD, plainName } from './resume-fields';

/** Top-level keys in which tools keep the look of a résumé, its headings or its other editions. */
const SETTINGS = new Set(
  `theme themes template templates selectedTemplate headings titleNameMap locales locale color colors
  primaryColor accentColor backgroundColor font fonts fontFamily fontSize layout settings config configuration
  options style styles css customCss sectionOrder sectionTitles labels i18n version darkMode favicon analytics
  pdf print printTips tips avatar photo picture`
    .split(/\s+/)
    .map(plainName),
);

/** Fields of an entry with which tools order, number or draw it. */
const ENTRY_SETTINGS = new Set(
  'id uuid key index dataIndex order sortOrder icon emoji color visible hidden display enabled'
    .split(' ')
    .map(plainName),
);

/** Names that programs give: an edition (`v2`), words for filters of applicants (`atsKeywords`), files. */
const MACHINE_NAME =
  /^v\d+\p{L}*$|^ats(?:$|[_-]|keywords?$|code$|score$)|^(?:locale|language|country|ats)[_-]?code$|(?:slug|hash|filename)$/iu;
const PICTURES = new Set(
  'image images img picture pictures thumbnail logo cover screenshot complexity'.split(' '),
);
/** A conversation with an assistant, which only its owner can open. */
const PRIVATE_LINK = /(?:^|\/\/)(?:claude\.ai|chat\.openai\.com|chatgpt\.com|gemini\.google\.com)\//i;

const SECTION_NAMES = new Set([...Object.keys(MAIN_FIELD), 'basics', 'profile', 'templates', 'summary']);

/** A list of the sections that a tool shows. */
const isListOfSections = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && SECTION_NAMES.has(name));

const isProse = (value: unknown): boolean => typeof value === 'string' && /\s\S+\s/.test(value);

/** Whether a top-level key belongs to a tool and says nothing about the person. */
export const isToolSetting = (key: string, value: unknown): boolean =>
  (SETTINGS.has(plainName(key)) && (!isProse(value) || plainName(key).endsWith('tips'))) ||
  (plainName(key) === 'sections' && isListOfSections(value));

/** Whether a field of an entry belongs to a tool: `data_index: 0`, a colour, the length of a bar. */
export const isEntrySetting = (key: string, value: unknown): boolean =>
  (ENTRY_SETTINGS.has(plainName(key)) && !isProse(value)) ||
  (PICTURES.has(plainName(key)) && !isProse(value)) ||
  MACHINE_NAME.test(key) ||
  (typeof value === 'string' && PRIVATE_LINK.test(value)) ||
  (plainName(key) === 'value' &&
    (typeof value === 'number' || (typeof value === 'string' && /^\d+%?$/.test(value))));
