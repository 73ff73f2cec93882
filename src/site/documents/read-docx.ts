import mammoth from 'mammoth';
import { parseFragment } from 'parse5';

type Node = { nodeName: string; childNodes?: readonly Node[]; value?: string };

/** Elements that start a new line. */
const LINES = /^(?:p|h\d|li|ul|br)$/;

const textIn = ({ nodeName, value, childNodes = [] }: Node): string => {
  const text = nodeName === '#text' ? (value ?? '') : childNodes.map(textIn).join('');
  return LINES.test(nodeName) ? `${text}\n` : text;
};

const elementsIn = ({ nodeName, childNodes = [] }: Node): string[] => [
  ...(nodeName.startsWith('#') ? [] : [nodeName]),
  ...childNodes.flatMap(elementsIn),
];

/** The text of a Word file, and its elements: headings, lists, links. */
export async function readDocx(bytes: Buffer): Promise<{ text: string; elements: readonly string[] }> {
  const { value } = await mammoth.convertToHtml({ buffer: bytes });
  const tree = parseFragment(value) as Node;
  return { text: textIn(tree), elements: elementsIn(tree) };
}
