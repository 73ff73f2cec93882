import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  itemOf,
  neighboursOf,
  partsOf,
  pathOf,
  periodIn,
  relatedTo,
  siblingsOf,
  type PortalResources,
} from './item';
import type { StoredResource } from './resources';

const years = fc.option(fc.integer({ min: 1990, max: 2030 }).map(String), { nil: undefined });
const tags = fc.subarray(['ai', 'cloud', 'c++', 'roads']);

/** A career of any shape. */
const careers = fc
  .array(fc.array(fc.array(tags, { maxLength: 3 }), { maxLength: 3 }), { maxLength: 4 })
  .chain((companies) =>
    fc
      .array(fc.record({ startDate: years, endDate: years, current: fc.boolean() }), { minLength: 1 })
      .map((periods) => {
        const things: Record<string, StoredResource> = {};
        let made = 0;
        const add = (key: string, id: string, type: StoredResource['type'], own: readonly string[]) => {
          made += 1;
          things[key] = { id, name: key, type, properties: { ...periods[made % periods.length] }, tags: own };
        };
        companies.forEach((roles, c) => {
          add(`c${c}`, `/subscriptions/c${c}`, 'subscription', []);
          roles.forEach((resources, r) => {
            const role = `c${c}-r${r}`;
            add(role, `/subscriptions/c${c}/resourceGroups/${role}`, 'resourceGroup', ['ai']);
            resources.forEach((own, x) =>
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
        return things as PortalResources;
      }),
  );

test('related resources exclude the resource, its path and its parts, are unique, and have a stable order', () => {
  fc.assert(
    fc.property(careers, (things) => {
      for (const key of Object.keys(things)) {
        const item = itemOf(things, key);
        if (!item) throw new Error(key);
        const related = relatedTo(things, item).map((one) => one.key);
        const near = new Set([...pathOf(things, item), ...partsOf(things, item)].map((one) => one.key));
        expect(related).not.toContain(key);
        expect(related.filter((one) => near.has(one))).toEqual([]);
        expect(new Set(related).size).toBe(related.length);
        expect(relatedTo(structuredClone(things), item).map((one) => one.key)).toEqual(related);
      }
    }),
  );
});

test('the previous one of the next resource is the resource; the path ends with it, and it is among its siblings', () => {
  fc.assert(
    fc.property(careers, (things) => {
      for (const key of Object.keys(things)) {
        const item = itemOf(things, key);
        if (!item) throw new Error(key);
        const { after } = neighboursOf(things, item);
        expect(after ? neighboursOf(things, after).before?.key : key).toBe(key);
        expect(pathOf(things, item).at(-1)?.key).toBe(key);
        expect(siblingsOf(things, item).map((one) => one.key)).toContain(key);
      }
    }),
  );
});

test('names of object properties are no resources', () => {
  for (const key of ['constructor', '__proto__', 'toString', '']) expect(itemOf({}, key)).toBeNull();
});

test('parses the dates of the JSON', () => {
  const dated = (properties: StoredResource['properties']) =>
    periodIn({ id: '/projects/p', name: 'p', type: 'project', properties });
  expect(dated({ startDate: '2018-04', endDate: '2020', current: false })).toEqual({
    start: { year: 2018, month: 4 },
    end: { year: 2020, month: null },
    current: false,
  });
  expect(dated({ startDate: 'soon' })).toEqual({ start: null, end: null, current: false });
});

test('relates resources that share a tag or overlap for more than a month', () => {
  const thing = (
    key: string,
    startDate: string,
    endDate: string,
    own: readonly string[] = [],
  ): StoredResource => ({
    id: `/projects/${key}`,
    name: key,
    type: 'project',
    properties: { startDate, endDate, entity: 'One company' },
    tags: own,
  });
  const things: PortalResources = {
    main: thing('main', '2015-01', '2017-08', ['cloud']),
    next: thing('next', '2017-08', '2020-09'),
    beside: thing('beside', '2017-07', '2018-01'),
    tagged: thing('tagged', '2001', '2002', ['cloud']),
    apart: thing('apart', '2019', '2020'),
  };
  const item = itemOf(things, 'main');
  expect(item && relatedTo(things, item).map(({ key }) => key)).toEqual(['tagged', 'beside']);
});
