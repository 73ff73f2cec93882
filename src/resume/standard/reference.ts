import { z } from 'zod';

import { portalSchema } from './portal';

/** A copy of a schema without required fields, since a translation is partial. Unknown keys stay errors. */
function lenient(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(lenient);
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).filter(([key, field]) => key !== 'required' || !Array.isArray(field));
  return Object.fromEntries(fields.map(([key, field]) => [key, lenient(field)]));
}

/** `examples/sample/portal.translation.schema.json`, for `portal.es.yaml` and other translations. */
export const translationJsonSchema = () => lenient(portalJsonSchema()) as object;

/** `examples/sample/portal.schema.json`, for editors. */
export const portalJsonSchema = (): object =>
  z.toJSONSchema(portalSchema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });

type Node = {
  description?: string;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
};

/** The head of the table with which the document ends. */
const HEAD = '| field of portal.yaml | what it is for |\n| --- | --- |\n';

/** All fields below a node of the JSON Schema, such as `companies.<name>.icon`. */
function rows(node: Node, path: string): [string, string][] {
  const inner = node.anyOf?.[0] ?? node;
  const own: [string, string][] = node.description && path !== '' ? [[path, node.description]] : [];
  const fields = Object.entries(inner.properties ?? {}).flatMap(([key, field]) =>
    rows(field, path === '' ? key : `${path}.${key}`),
  );
  const values =
    typeof inner.additionalProperties === 'object' ? rows(inner.additionalProperties, `${path}.<name>`) : [];
  const items = inner.items ? rows(inner.items, `${path}[]`) : [];
  return [...own, ...fields, ...values, ...items];
}

/**
 * The reference of `portal.yaml`, with a table of the descriptions in the schemas.
 * @param document the reference as it was
 */
export function contentReference(document: string): string {
  const table = rows(portalJsonSchema() as Node, '').map(([field, about]) => `| \`${field}\` | ${about} |`);
  return `${document.slice(0, document.indexOf(HEAD))}${HEAD}${table.join('\n')}\n`;
}
