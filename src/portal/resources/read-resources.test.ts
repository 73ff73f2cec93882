import { expect, test } from 'vitest';

import { readPortfolioSync } from '~/site/content/read-portfolio-sync';

import { resourcesIn } from './read-resources';
import { portalResources } from '~/site/portal-resources';

const resourcesOf = (folder: string) =>
  portalResources(readPortfolioSync(folder, { today: new Date(2026, 10, 21) }).portfolio);

test.each(['examples/sample', 'test/fixtures/resumes/five-roles', 'test/fixtures/resumes/nurse'])(
  'accepts the resources that the build writes for %s',
  (folder) => {
    const resources = resourcesOf(folder);
    expect(resourcesIn(JSON.stringify(resources))).toEqual(resources);
  },
);

test('accepts a portfolio without resources', () => {
  expect(resourcesIn('{}')).toEqual({});
});

test('rejects other texts and JSON of another shape', () => {
  for (const text of ['', '<!doctype html>', 'null', '[]', '"text"', '{"error":"not found"}', '{"a":{}}'])
    expect(resourcesIn(text)).toBeNull();
});

test('rejects a resource with a wrong field', () => {
  const project = {
    id: '/projects/p',
    name: 'P',
    type: 'project',
    icon: 'apps',
    properties: { current: false, openSource: false },
  };
  const accepts = (change: object) => resourcesIn(JSON.stringify({ p: { ...project, ...change } })) !== null;
  expect(accepts({})).toBe(true);
  expect(accepts({ drawn: [['p', { class: 'a' }, 'text', ['b', null, 'bold']]] })).toBe(true);
  for (const change of [
    { type: 'plan' },
    { name: 1 },
    { icon: null },
    { tags: 'one' },
    { drawn: [{}] },
    { drawn: [['p', 'text']] },
    { properties: { current: false } },
    { properties: { current: 'no', openSource: false } },
    { properties: { current: false, openSource: false, roles: [1] } },
    // The dates of a skill would be those of a project with wrong fields.
    { type: 'resource', properties: { current: 'no' } },
  ])
    expect(accepts(change)).toBe(false);
});
