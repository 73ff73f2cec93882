import fc from 'fast-check';
import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import {
  itemOf,
  neighboursOf,
  partsOf,
  pathOf,
  relatedTo,
  type PortalResource,
  type PortalResources,
  type PortalProject,
} from './portal-resource';
import { portalResources } from '~/site/portal-resources';

const years = fc.option(fc.integer({ min: 1990, max: 2030 }).map(String), { nil: undefined });
const tags = fc.subarray(['ai', 'cloud', 'c++', 'roads']);

/** A career of any shape. */
const careers = fc
  .array(fc.array(fc.array(tags, { maxLength: 3 }), { maxLength: 3 }), { maxLength: 4 })
  .chain((companies) =>
    fc
      .array(fc.record({ startDate: years, endDate: years, current: fc.boolean() }), { minLength: 1 })
      .map((periods) => {
        const resources: Record<string, PortalResource> = {};
        let made = 0;
        const add = (key: string, id: string, type: PortalResource['type'], own: readonly string[]) => {
          made += 1;
          const properties = { current: false, openSource: false, ...periods[made % periods.length] };
          // Every type allows these fields.
          resources[key] = { id, name: key, type, icon: 'apps', properties, tags: own } as PortalResource;
        };
        companies.forEach((roles, c) => {
          add(`c${c}`, `/subscriptions/c${c}`, 'subscription', []);
          roles.forEach((built, r) => {
            const role = `c${c}-r${r}`;
            add(role, `/subscriptions/c${c}/resourceGroups/${role}`, 'resourceGroup', ['ai']);
            built.forEach((own, x) =>
              add(
                `${role}-x${x}`,
                `/subscriptions/c${c}/resourceGroups/${role}/resources/${role}-x${x}`,
                'resource',
                own,
              ),
            );
          });
        });
        add('p', '/projects/p', 'project', ['cloud']);
        return resources;
      }),
  );

test('related resources exclude the resource, its path and its parts, are unique, and have a stable order', () => {
  fc.assert(
    fc.property(careers, (resources) => {
      for (const key of Object.keys(resources)) {
        const item = itemOf(resources, key);
        if (!item) throw new Error(key);
        const related = relatedTo(resources, item).map((one) => one.key);
        const near = new Set([...pathOf(resources, item), ...partsOf(resources, item)].map((one) => one.key));
        expect(related).not.toContain(key);
        expect(related.filter((one) => near.has(one))).toEqual([]);
        expect(new Set(related).size).toBe(related.length);
        expect(relatedTo(structuredClone(resources), item).map((one) => one.key)).toEqual(related);
      }
    }),
  );
});

test('the previous one of the next resource is the resource; the path ends with it', () => {
  fc.assert(
    fc.property(careers, (resources) => {
      for (const key of Object.keys(resources)) {
        const item = itemOf(resources, key);
        if (!item) throw new Error(key);
        const { after } = neighboursOf(resources, item);
        expect(after ? neighboursOf(resources, after).before?.key : key).toBe(key);
        expect(pathOf(resources, item).at(-1)?.key).toBe(key);
      }
    }),
  );
});

test('names of object properties are no resources', () => {
  for (const key of ['constructor', '__proto__', 'toString', '']) expect(itemOf({}, key)).toBeNull();
});

test('relates resources that share a tag, those with most tags first, not those of the same time', () => {
  const resource = (
    key: string,
    startDate: string,
    endDate: string,
    own: readonly string[] = [],
  ): PortalProject => ({
    id: `/projects/${key}`,
    name: key,
    type: 'project',
    icon: 'apps',
    properties: { startDate, endDate, current: false, entity: 'One company', openSource: false },
    tags: own,
  });
  const resources: PortalResources = {
    main: resource('main', '2015-01', '2017-08', ['cloud', 'risk']),
    next: resource('next', '2017-08', '2020-09'),
    beside: resource('beside', '2017-07', '2018-01'),
    tagged: resource('tagged', '2001', '2002', ['cloud']),
    apart: resource('apart', '2019', '2020', ['risk', 'cloud']),
  };
  const item = itemOf(resources, 'main');
  expect(item && relatedTo(resources, item).map(({ key }) => key)).toEqual(['apart', 'tagged']);
});

test('related roles with the same title have their companies beside them', () => {
  const roles = { Mill: 'Weaver', Guild: 'Weaver', Loft: 'Dyer', Yard: 'Spinner' };
  const work = Object.entries(roles).map(([name, position]) => ({
    name,
    position,
    startDate: '2019-01',
    keywords: ['Wool'],
  }));
  const resources = portalResources(portfolioOf({ work }));
  const spinner = Object.keys(resources).find((key) => resources[key]?.name === 'Spinner') ?? '';
  const item = itemOf(resources, spinner);
  expect(item && relatedTo(resources, item).map(({ label }) => label)).toEqual([
    'Weaver · Mill',
    'Weaver · Guild',
    'Dyer',
  ]);
});
