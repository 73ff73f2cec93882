import Ajv from 'ajv';
import fc from 'fast-check';
import hcl from 'hcl2-parser';
import { describe, expect, test } from 'vitest';

import { readPortfolio } from '~/site/content/read-portfolio';
import { portalResources } from '~/site/portal-resources';
import { portfolioOf } from '~/resume/read/folder-for-test';
import { exportTemplate, TEMPLATE_SCHEMA } from './export-template';
import type { PortalResources } from './portal-resource';

type Parsed = { name: string; type: string; properties: Readonly<Record<string, unknown>> };

const { portfolio: owner } = await readPortfolio('examples/sample', { today: new Date('2026-06-01') });
const sample = portalResources(owner);

const armOf = (resources: PortalResources, id: string) =>
  JSON.parse(exportTemplate(resources, id, 'json') ?? '', (_, value: unknown) =>
    typeof value === 'string' && /^\[.*\]$/s.test(value) ? value.slice(1) : value,
  ) as { resources: Parsed[] };

/** The texts of the Bicep template, as its language reads them: a quote ends a text, a backslash escapes. */
function textsInBicep(resources: PortalResources, id: string): string[] {
  const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
  const TEXT = /^ {4,}(?:\w+: )?'((?:[^'\\\n$]|\$(?!\{)|\\(?:[nrt'\\$]|u\{[0-9a-f]+\}))*)'$/gmu;
  return [...(exportTemplate(resources, id, 'bicep') ?? '').matchAll(TEXT)].map(([, written = '']) =>
    written.replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/gu, (_, point: string | undefined, sign: string) =>
      point === undefined ? (SIGNS[sign] ?? sign) : String.fromCodePoint(Number.parseInt(point, 16)),
    ),
  );
}
const textsIn = (facts: readonly object[]) =>
  facts.flatMap((one) => Object.values(one).flat()).filter((value) => typeof value === 'string');

/** The values of the Terraform template, through the parser of HCL. */
function terraformOf(resources: PortalResources, id: string): readonly Parsed[] {
  const [parsed, error] = hcl.parseToObject(exportTemplate(resources, id, 'tf') ?? '') as [
    { resource: Record<string, Record<string, Parsed[]>> },
    unknown,
  ];
  expect(error).toBeNull();
  return Object.values(parsed.resource).flatMap((one) => Object.values(one).flat());
}

describe('the templates of the sample', () => {
  const validate = new Ajv().compile(TEMPLATE_SCHEMA);

  test.each(['', 'indra', 'indra-project-lead-traffic-and-tolling', 'control-tower', 'site-assistant'])(
    'of “%s” say the same in three languages',
    (id) => {
      const template = armOf(sample, id);
      expect(validate(template) || validate.errors).toBe(true);
      const facts = template.resources.map(({ properties }) => properties);
      expect(facts.length).toBeGreaterThan(0);
      expect(textsInBicep(sample, id)).toEqual(textsIn(facts));
      const byName = (one: Readonly<Record<string, unknown>>) =>
        JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      expect(
        terraformOf(sample, id)
          .map(({ properties }) => byName(properties))
          .toSorted(),
      ).toEqual(facts.map(byName).toSorted());
    },
  );

  test('hold the whole portal, or a company with its roles and resources', () => {
    expect(armOf(sample, '').resources).toHaveLength(Object.keys(sample).length);
    const types = armOf(sample, 'indra').resources.map(({ type, name }) => `${type} ${name}`);
    expect(types[0]).toBe('Career/subscriptions indra');
    expect(types).toContain(
      'Career/subscriptions/resourceGroups indra/indra-project-lead-traffic-and-tolling',
    );
    expect(types.every((one) => one.includes(' indra'))).toBe(true);
    expect(exportTemplate(sample, 'indra', 'bicep')).toContain("'Career/subscriptions@2026-01-01' = {");
    expect(exportTemplate(sample, 'nobody', 'bicep')).toBeNull();
  });
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
      expect(textsInBicep(resources, '')).toEqual([said, said, '[b]']);
      expect(armOf(resources, '').resources[0]?.properties).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test('Terraform reads the signs of its own language as text', () => {
  const said = `C:\\looms ' " \${a} $\${b} %{c} 100% \t// # ü\r\nend`;
  const portfolio = portfolioOf({
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', summary: said }],
  });
  const resources = portalResources(portfolio);
  const summary = (found: readonly Parsed[]) =>
    found.flatMap(({ properties }) => properties['summary'] ?? []);
  expect(summary(terraformOf(resources, ''))).toEqual(summary(armOf(resources, '').resources));
  expect(summary(terraformOf(resources, ''))).toHaveLength(1);
});
