import { plainName } from '../standard/resume-fields';

/** Names of top-level fields whose text tells about the person, however short it is. */
const TELLING = new Set(
  `quote favouritequote favoritequote motto mantra philosophy hobby hobbies availability noticeperiod relocation
  workpermit workauthorization drivinglicence drivinglicense driverslicense driverslicence`.split(/\s+/),
);
/** The classes of a driving licence: `B`, `A1, BE`. */
const CLASSES = /^\p{Lu}[\p{Lu}\d]{0,2}(?:[\s,/]+\p{Lu}[\p{Lu}\d]{0,2})*$/u;

/** Words for yes, no and nothing, which say little without their question. */
const FLAG = /^(?:true|false|yes|no|on|off|none|null|n\/?a)$/i;

/** Names of the words of a website: `footerText: "Thanks for visiting!"`. */
const WORDING =
  /(?:label|title|heading|text|message|button|greeting|placeholder|copyright|footer|cta|credit|banner|welcome|updated|licen[cs]e)s?$/i;
/** The end of a sentence: no abbreviation ("Ltd."), number or file name. */
const SENTENCE_END = /\p{Ll}{4}[.…]["”»’]?$|\p{L}{2}[!?]["”»’]?$|\p{L}[。！？][」』]?$/u;
const SEVERAL_WORDS = /\S\s+\S|[。！？]/u;

/** Whether a top-level text tells something, and is neither a code nor a setting. */
export function tellsSomething(key: string, given: string): boolean {
  const text = given.trim();
  if (text.split(/\s+/).length > 3) return true;
  if (/^dri/i.test(key) && CLASSES.test(text)) return true;
  if (TELLING.has(plainName(key))) return /\p{L}{2}/u.test(text) && !FLAG.test(text);
  return SENTENCE_END.test(text) && SEVERAL_WORDS.test(text) && !WORDING.test(key);
}
