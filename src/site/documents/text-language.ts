import { isRightToLeft } from '../../portal/lib/element-tree';

/** The languages of scripts that one language uses exclusively or most. */
const LANGUAGE_OF: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja', []],
  [/\p{Script=Hangul}/u, 'ko', []],
  [/\p{Script=Han}/u, 'zh', ['ja', 'ko']],
  [/\p{Script=Arabic}/u, 'ar', ['fa', 'ur', 'ps', 'ckb', 'ug', 'sd']],
  [/\p{Script=Hebrew}/u, 'he', ['yi']],
  [/\p{Script=Devanagari}/u, 'hi', ['mr', 'ne', 'sa']],
  [/\p{Script=Thai}/u, 'th', []],
  [/\p{Script=Greek}/u, 'el', []],
  [/\p{Script=Armenian}/u, 'hy', []],
  [/\p{Script=Georgian}/u, 'ka', []],
  [/\p{Script=Cyrillic}/u, 'ru', ['uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'tg']],
];

export type TextLanguage = { language: string; rightToLeft: boolean };

/** The languages of a document: of its section names, and of the owner's texts. */
export type Languages = {
  documentLanguage: string;
  own: string;
  /** Texts that are not translated into the edition. */ untranslated: ReadonlySet<string>;
};

const LETTER = /\p{L}/u;

/** The language and direction of a text, from its letters and from whether it was translated. */
export function textLanguage(text: string, { documentLanguage, own, untranslated }: Languages): TextLanguage {
  const [first = ''] = LETTER.exec(text) ?? [];
  const found = LANGUAGE_OF.find(([letters]) => letters.test(text));
  const rightToLeft = isRightToLeft(first);
  if (!found) return { language: untranslated.has(text) ? own : documentLanguage, rightToLeft };
  const [, language, others] = found;
  const [ownCode = ''] = own.split('-');
  return { language: ownCode === language || others.includes(ownCode) ? own : language, rightToLeft };
}
