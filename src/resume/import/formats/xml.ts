import { SaxesParser } from 'saxes';

type Element = { name: string; children: [string, unknown][]; text: string };

/** The maximum nesting depth. */
const DEEPEST = 64;

/** `hr:OrganizationName` → `OrganizationName` */
const localName = (name: string): string => name.split(':').at(-1) ?? name;

/**
 * An element as data: its text, or a group of its children. Children of the same name become a list. Attributes only
 * describe the notation.
 */
function valueOf({ children, text }: Element): unknown {
  const trimmed = text.trim();
  if (children.length === 0) return trimmed;
  const parts = trimmed === '' ? children : [...children, ['text', trimmed] as const];
  const names = [...new Set(parts.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const values = parts.filter(([one]) => one === name).map(([, value]) => value);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/**
 * Parses an XML document to data without namespaces. Entities of the document are not resolved.
 * @returns the name of its root and the content
 * @throws an error whose message names the place of a syntax error
 */
export function readXml(text: string): { root: string; data: unknown } {
  const open: Element[] = [{ name: '', children: [], text: '' }];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new Error(error.message);
  });
  parser.on('opentag', ({ name }) => {
    if (open.length > DEEPEST) throw new Error(`expected no more than ${DEEPEST} elements inside each other`);
    open.push({ name: localName(name), children: [], text: '' });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) open.at(-1)?.children.push([element.name, valueOf(element)]);
  });
  const add = (characters: string) => {
    const element = open.at(-1);
    if (element) element.text += characters;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  const [[root, data] = ['', null]] = open[0]?.children ?? [];
  return { root, data };
}
