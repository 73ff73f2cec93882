import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readPortfolio } from '~/site/content/read-portfolio';
import { portalResources } from '~/site/portal-resources';
import { exportTemplate } from './export-template';
import type { PortalResources } from './portal-resource';

type Parsed = { name: string; type: string; properties: Readonly<Record<string, unknown>> };

const { portfolio: owner } = await readPortfolio('examples/sample', { today: new Date('2026-06-01') });
const sample = portalResources(owner);

/** The template as Resource Manager reads it. */
const templateOf = (resources: PortalResources, id: string) =>
  JSON.parse(exportTemplate(resources, id) ?? '', (_, value: unknown) =>
    typeof value === 'string' && /^\[.*\]$/s.test(value) ? value.slice(1) : value,
  ) as { resources: Parsed[] };

test('a template holds the whole portal, or a company with its roles and resources', () => {
  expect(templateOf(sample, '').resources).toHaveLength(Object.keys(sample).length);
  const types = templateOf(sample, 'indra').resources.map(({ type, name }) => `${type} ${name}`);
  expect(types[0]).toBe('Career/subscriptions indra');
  expect(types).toContain('Career/subscriptions/resourceGroups indra/indra-project-lead-traffic-and-tolling');
  expect(types.every((one) => one.includes(' indra'))).toBe(true);
  expect(exportTemplate(sample, 'nobody')).toBeNull();
});

test('each value is the text of the résumé, letter for letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (words) => {
      const said = `${words}\\ ' " \${a} %{b} \u0007\t//\r\n# ${words}`;
      const resources: PortalResources = {
        '4-looms': {
          id: '/projects/4-looms',
          name: said,
          type: 'project',
          icon: 'apps',
          properties: { current: false, openSource: true, highlights: [said, '[b]'] },
        },
      };
      const expected = { displayName: said, current: false, openSource: true, highlights: [said, '[b]'] };
      expect(templateOf(resources, '').resources[0]?.properties).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});
