import {
  itemOf,
  itemsIn,
  keysIn,
  resourceFacts,
  type PortalResource,
  type PortalResources,
} from './portal-resource';

const SCHEMA = 'https://schema.management.azure.com/schemas/2019-04-01/tenantDeploymentTemplate.json#';
const API_VERSION = '2026-01-01';
const TYPES: Readonly<Record<PortalResource['type'], string>> = {
  subscription: 'Career/subscriptions',
  resourceGroup: 'Career/subscriptions/resourceGroups',
  resource: 'Career/subscriptions/resourceGroups/resources',
  project: 'Career/projects',
};
const COMMENT = 'A career, not infrastructure. No provider knows these types: nothing here can be deployed.';

/** Resource Manager evaluates a text in brackets, unless its first one is doubled. */
const escaped = (_: string, value: unknown) =>
  typeof value === 'string' && /^\[.*\]$/s.test(value) ? `[${value}` : value;

/**
 * The ARM template of a resource and all that it contains, with the values of its facts letter for letter.
 * @param id empty for the whole portal
 * @returns null if the id is unknown
 */
export function exportTemplate(resources: PortalResources, id: string): string | null {
  const root = itemOf(resources, id)?.resource;
  if (!root && id !== '') return null;
  const chosen = itemsIn(resources).filter(
    ({ resource }) => !root || resource === root || resource.id.startsWith(`${root.id}/`),
  );
  const template = {
    $schema: SCHEMA,
    contentVersion: '1.0.0.0',
    metadata: { description: COMMENT },
    resources: chosen.map(({ resource }) => {
      const { name, location, tags, properties } = resourceFacts(resource);
      return {
        type: TYPES[resource.type],
        apiVersion: API_VERSION,
        name: keysIn(resource).join('/'),
        location,
        properties: { displayName: name, ...(properties as object), tags },
      };
    }),
  };
  return `${JSON.stringify(template, escaped, 2)}\n`;
}
