/** Words before a technology that was not used, with up to two words between them. */
const DENIED =
  /(?:^|[^\p{L}])(?:without|instead of|rather than|replacements? (?:for|of)|in place of|(?:better|faster|easier|simpler|cheaper)(?:\s\p{L}+)? than|(?:reemplaz|sustitu|substitu|remplac)\p{L}*\s(?:el\s|o\s|l['’])us(?:o|age)\sd[eo]s?|off(?: of)?|away from|no|not(?! only| just)|never|sin|en lugar de|sem|em vez de|ohne|statt|kein\p{L}*|nicht(?! nur)|sans|pas de)\s+(?:\p{L}+\s+){0,2}$/iu;
/** Words directly before a technology that was replaced, or is yet to come: "replaced an old", "for the upcoming". */
const REPLACED =
  /(?<!\p{L})(?:replac(?:ed?|es|ing)\s(?:(?:an?|our|the|its)\s)?(?:(?:old|legacy|existing|outdated|previous)\s)?|(?:convert(?:ed|ing|s)?|migrat(?:ed|es|ing|ion)|port(?:ed|ing|s)?)\sfrom\s(?:(?:an?|our|the|its|old|legacy|existing)\s){0,2}|(?:to|for|with)\sthe\supcoming\s|(?:to|for|with)\supcoming\s)$/iu;
/** One name of two before it: "replaced a VB.NET ASP.NET". */
const REPLACED_PAIR = /(?<!\p{L})[Rr]eplac(?:ed|es|ing) (?:an?|our|the|its) \p{Lu}\S* $/u;

/**
 * The text before a technology that was replaced, `\0` in its place, and the text up to the one that replaced it:
 * "migrated from \0 to " of "migrated from Redux to React".
 */
const REPLACED_BY =
  /\b(?:migr|mov|port|conver|switch|rewr|refactor).* \(?(?:(?:from|de|von) |d['’])(?:(?!to |a )\S+ ){0,4}\0\S*(?:,? [^ ,]+){0,3} (?:to|a|à|vers|auf) $/i;
/** The same without "from": "transformed a legacy \0 monolith to a modern ". */
const LEGACY_REPLACED_BY =
  /\b(?:migr|mov|port|conver|switch|rewr|refactor|transform|moderni[sz]|replac).* legacy (?:\S+ ){0,3}\S*\0\S*(?: [^ ,]+){0,4} (?:to|into|with|by) (?:(?:an?|the|its|modern|current|new|latest) )*$/i;
/** The same in Chinese: "将\0应用重构为". */
const REPLACED_IN_CHINESE =
  /[将把將]\p{Script=Han}*\0[^，。；]*(?:重构|重構|重写|迁移|遷移|改造|替换|替換)[为成到為][^，。；]*$/u;
/** A word that is not the tool of a migration: "migration with". */
const NO_MEANS = String.raw`(?:(?!(?:in|with|using|via|through|by|mit|per|avec|con|com|em|en|w|pomocą|użyciu)\s)\S+ )`;
/** The same in Polish: "Migracja aplikacji \0 do ". */
const REPLACED_IN_POLISH = new RegExp(
  String.raw`(?<!\p{L})(?:migracj|migrow|zmigrow|przenie|przenos|przepis)\p{L}* ${NO_MEANS}{0,4}\0\S* (?:do|na) $`,
  'iu',
);
/** "Migration AngularJS vers Angular", without "from", or with an elided one: "d'AngularJS". */
const MIGRATION_TO = new RegExp(
  String.raw`(?<!\p{L})migration ${NO_MEANS}{0,3}(?:d['’])?\0\S*(?: v?[\d.x]+)? (?:to|a|à|vers|auf|nach|zu|para|hacia) $`,
  'iu',
);

const REPLACEMENTS = [REPLACED_BY, LEGACY_REPLACED_BY, REPLACED_IN_CHINESE, REPLACED_IN_POLISH, MIGRATION_TO];

/** Whether the text before a technology says that it was not used, or that it was replaced. */
export const isDenied = (before: string): boolean =>
  [DENIED, REPLACED, REPLACED_PAIR].some((pattern) => pattern.test(before));

/** Whether a text, with `\0` in the place of a technology, ends before the one that replaced it. */
export const isReplaced = (text: string): boolean => REPLACEMENTS.some((pattern) => pattern.test(text));
