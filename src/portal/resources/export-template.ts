import { TEMPLATE_SCHEMA_FILE } from '~/portal/addresses/exports';
import {
  itemOf,
  itemsIn,
  keysIn,
  resourceFacts,
  type PortalResource,
  type PortalResources,
} from './portal-resource';

/** The formats in the order of the tabs, each with the extension of its files. */
export const TEMPLATE_FORMATS = ['bicep', 'json', 'tf'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

const API_VERSION = '2026-01-01';
const TYPES = {
  subscription: { azure: 'Career/subscriptions', terraform: 'career_subscription' },
  resourceGroup: { azure: 'Career/subscriptions/resourceGroups', terraform: 'career_resource_group' },
  resource: { azure: 'Career/subscriptions/resourceGroups/resources', terraform: 'career_resource' },
  project: { azure: 'Career/projects', terraform: 'career_project' },
} as const satisfies Record<PortalResource['type'], object>;
const COMMENT = 'A career, not infrastructure. No provider knows these types: nothing here can be deployed.';

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };
type Entry = {
  /** A name that all three languages accept as an identifier. */ symbol: string;
  type: PortalResource['type'];
  /** The names of its ancestors and its own: `indra/indra-project-lead`. */ name: string;
  /** The symbol of its parent, if the template has it. */ parent: string | undefined;
  location: string | undefined;
  properties: { readonly [name: string]: Value };
};

/**
 * The resource of an id with all that it contains, or the whole portal without an id. Null if the id is unknown.
 */
function entriesOf(resources: PortalResources, id: string): readonly Entry[] | null {
  const root = itemOf(resources, id)?.resource;
  if (!root && id !== '') return null;
  const chosen = itemsIn(resources).filter(
    ({ resource }) => !root || resource === root || resource.id.startsWith(`${root.id}/`),
  );
  const symbols = new Map<string, string>();
  const used = new Set<string>();
  for (const { key, resource } of chosen) {
    const plain = key.replaceAll(/[^a-z0-9]+/gi, '_').replace(/^(?![a-z])/i, 'r_');
    let symbol = plain;
    for (let at = 2; used.has(symbol); at += 1) symbol = `${plain}_${at}`;
    used.add(symbol);
    symbols.set(resource.id, symbol);
  }
  return chosen.map(({ resource }): Entry => {
    const { name, location, tags, properties } = resourceFacts(resource) as Record<string, Value>;
    return {
      symbol: symbols.get(resource.id) ?? '',
      type: resource.type,
      name: keysIn(resource).join('/'),
      parent: symbols.get(resource.id.split('/').slice(0, -2).join('/')),
      location: location === undefined ? undefined : String(location),
      properties: {
        displayName: name ?? '',
        ...(properties as Entry['properties']),
        ...(tags !== undefined && { tags }),
      },
    };
  });
}

/** How a language writes texts, lists and objects. */
type Syntax = { text: (text: string) => string; equals: string; comma: string };

const escaped = (text: string, signs: RegExp, control: (code: string) => string): string =>
  text
    .replaceAll(signs, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`)
    .replaceAll(/\p{Cc}/gu, (sign) => control((sign.codePointAt(0) ?? 0).toString(16)));

const BICEP: Syntax = {
  text: (text) => `'${escaped(text, /\\|'|\$(?=\{)/g, (code) => String.raw`\u{${code}}`)}'`,
  equals: ': ',
  comma: '',
};
const HCL: Syntax = {
  text: (text) =>
    `"${escaped(text, /\\|"/g, (code) => String.raw`\u${code.padStart(4, '0')}`).replaceAll(/([$%])(?=\{)/g, '$1$1')}"`,
  equals: ' = ',
  comma: ',',
};

function written(value: Value, syntax: Syntax, indent: string): string {
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = isList
    ? (value as readonly Value[]).map((one) => `${inner}${written(one, syntax, inner)}${syntax.comma}\n`)
    : Object.entries(value).map(
        ([name, one]) => `${inner}${name}${syntax.equals}${written(one, syntax, inner)}\n`,
      );
  return isList ? `[\n${lines.join('')}${indent}]` : `{\n${lines.join('')}${indent}}`;
}

const bicep = (entries: readonly Entry[]): string =>
  [
    `// ${COMMENT}\ntargetScope = 'tenant'\n`,
    ...entries.map(({ symbol, type, name, parent, location, properties }) => {
      const lines = [
        ...(parent ? [`  parent: ${parent}`] : []),
        `  name: ${BICEP.text(parent ? name.slice(name.lastIndexOf('/') + 1) : name)}`,
        ...(location === undefined ? [] : [`  location: ${BICEP.text(location)}`]),
        `  properties: ${written(properties, BICEP, '  ')}`,
      ];
      return `resource ${symbol} '${TYPES[type].azure}@${API_VERSION}' = {\n${lines.join('\n')}\n}\n`;
    }),
  ].join('\n');

function terraform(entries: readonly Entry[]): string {
  const typeOf = new Map(entries.map(({ symbol, type }) => [symbol, TYPES[type].terraform]));
  return [
    `# ${COMMENT}\n`,
    ...entries.map(({ symbol, type, name, parent, location, properties }) => {
      const lines = [
        `  name = ${HCL.text(name)}`,
        ...(parent ? [`  parent_id = ${typeOf.get(parent)}.${parent}.id`] : []),
        ...(location === undefined ? [] : [`  location = ${HCL.text(location)}`]),
        `  properties = ${written(properties, HCL, '  ')}`,
      ];
      return `resource "${TYPES[type].terraform}" "${symbol}" {\n${lines.join('\n')}\n}\n`;
    }),
  ].join('\n');
}

/** Resource Manager evaluates a text in brackets, unless its first one is doubled. */
const armText = (_: string, value: unknown) =>
  typeof value === 'string' && /^\[.*\]$/s.test(value) ? `[${value}` : value;

const arm = (entries: readonly Entry[]): string =>
  `${JSON.stringify(
    {
      $schema: TEMPLATE_SCHEMA_FILE.slice(1),
      contentVersion: '1.0.0.0',
      metadata: { description: COMMENT },
      resources: entries.map(({ type, name, location, properties }) => ({
        type: TYPES[type].azure,
        apiVersion: API_VERSION,
        name,
        location,
        properties,
      })),
    },
    armText,
    2,
  )}\n`;

/**
 * The template of a resource and all that it contains, with the values of its facts letter for letter.
 * @param id empty for the whole portal
 * @returns null if the id is unknown
 */
export function exportTemplate(
  resources: PortalResources,
  id: string,
  format: TemplateFormat,
): string | null {
  const entries = entriesOf(resources, id);
  return entries && { bicep, json: arm, tf: terraform }[format](entries);
}

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const date = { type: 'string', pattern: String.raw`^\d{4}(?:-\d{2})?$` };

export const TEMPLATE_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Career template',
  description: COMMENT,
  type: 'object',
  required: ['$schema', 'contentVersion', 'resources'],
  additionalProperties: false,
  properties: {
    $schema: text,
    contentVersion: { const: '1.0.0.0' },
    metadata: { type: 'object', properties: { description: text } },
    resources: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'apiVersion', 'name', 'properties'],
        additionalProperties: false,
        properties: {
          type: { enum: Object.values(TYPES).map(({ azure }) => azure) },
          apiVersion: { const: API_VERSION },
          name: text,
          location: text,
          properties: {
            type: 'object',
            required: ['displayName'],
            additionalProperties: false,
            properties: {
              ...Object.fromEntries(
                ['displayName', 'kind', 'alias', 'description', 'url', 'entity', 'summary', 'image'].map(
                  (name) => [name, text],
                ),
              ),
              ...Object.fromEntries(
                ['resourceGroups', 'resources', 'highlights', 'roles', 'quotations', 'tags'].map((name) => [
                  name,
                  texts,
                ]),
              ),
              startDate: date,
              endDate: date,
              current: { type: 'boolean' },
              openSource: { type: 'boolean' },
              state: { enum: ['Active', 'Inactive'] },
              months: { type: 'integer' },
              score: { type: 'number' },
            },
          },
        },
      },
    },
  },
} as const;
