import { CLAUSE_END } from './clause';
import { clipped } from './clipped';

// Short texts of the Dashboard's cards, which have neither lines nor links.

/** The longest text of a card. A longer one is cut at a sentence or a word. */
const LONGEST_TEXT = 320;
/** So many more characters are shown rather than cut: an ellipsis for one word reads badly. */
const FEW_MORE = 24;
const LONGEST_ITEM = 160;

const ADDRESS = String.raw`(?:https?:\/\/|www\.)[^\s()<>（）]+`;
const IN_BRACKETS = new RegExp(String.raw`\s*[(（<]\s*${ADDRESS}\s*[)）>]`, 'gi');
const HAS_ADDRESS = new RegExp(ADDRESS, 'i');
const BEFORE_ADDRESS = new RegExp(String.raw`[\s,;:：–—-]*${ADDRESS}`, 'gi');
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/u;

/** A line without the sentences that lead to an address: "Website: http://loom.example". */
function withoutAddressesIn(line: string): string {
  const text = line.replaceAll(IN_BRACKETS, '');
  if (!HAS_ADDRESS.test(text)) return text.trim();
  return text
    .split(SENTENCE_END)
    .filter((sentence) => !HAS_ADDRESS.test(sentence))
    .join(' ')
    .trim();
}

/** A text without bare addresses, which a card cannot link. */
export function withoutBareAddresses(text: string): string {
  if (!HAS_ADDRESS.test(text)) return text;
  const lines = text.split('\n').map(withoutAddressesIn).join('\n').trim();
  return lines === '' ? text.replaceAll(IN_BRACKETS, '').replaceAll(BEFORE_ADDRESS, '').trim() : lines;
}

/** A text without a last sentence that announces a list: "Built a loom. My tasks were:". */
export const withoutAnnouncement = (text: string): string =>
  text.replace(/(?<=[.!?。！？])\s*[^.!?。！？]+[:：]$/u, '');

/** The beginning of a text, which announces nothing that was cut: "Built a loom. My tasks were:". */
const withoutColon = (text: string): string => withoutAnnouncement(text).replace(/\s*[:：]$/u, '…');

const ENDS_SENTENCE = /[.!?…:;,。！？：；、，]["”»)）]?$/u;
/** A short word at the end of a line that continues: "the loom of the". */
const CONTINUES = /(?:^|\s)\p{Ll}{1,3}$|[-–—&/(（]$/u;
const BEGINS_SENTENCE = /^["“«(（¿¡•]?\s?[\p{Lu}\p{Lo}\d]/u;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** The lines of a text in one line. Where a sentence begins, the one before it ends with a full stop. */
export const flattened = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .reduce((before, line) => {
      if (before === '') return line;
      if (ENDS_SENTENCE.test(before) || CONTINUES.test(before) || !BEGINS_SENTENCE.test(line))
        return `${before} ${line}`;
      return IDEOGRAPHIC.test(before) ? `${before}。${line}` : `${before}. ${line}`;
    }, '');

/** The beginning of a long text, cut after a sentence if one ends late enough. */
export function shortened(written: string): string {
  const fullText = withoutBareAddresses(written);
  // The first paragraph, unless it is a line alone.
  const [first = ''] = fullText.split(/\n\s*\n/);
  const isAlone = first.length > LONGEST_TEXT / 2;
  const text = isAlone && first !== fullText ? withoutColon(flattened(first)) : flattened(fullText);
  if (text.length <= LONGEST_TEXT + FEW_MORE) return text;
  const ends = [...text.slice(0, LONGEST_TEXT).matchAll(/[.!?](?=\s)|[。！？]/gu)];
  const end = ends.findLast(({ index }) => index > LONGEST_TEXT / 2);
  return end ? text.slice(0, end.index + 1).trim() : clipped(text, LONGEST_TEXT);
}

/** An item of a list, cut after a clause if one ends late enough. */
export function shortItem(written: string): string {
  const text = withoutBareAddresses(written);
  if (text.length <= LONGEST_ITEM + FEW_MORE) return text;
  const ends = [...text.slice(0, LONGEST_ITEM).matchAll(CLAUSE_END)];
  const end = ends.findLast(({ index }) => index > LONGEST_ITEM / 3);
  return end ? `${text.slice(0, end.index)}…` : clipped(text, LONGEST_ITEM);
}
