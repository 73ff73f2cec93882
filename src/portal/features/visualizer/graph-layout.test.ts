import { expect, test } from 'vitest';

import { portalResources } from '~/site/portal-resources';
import { portfolioOf } from '~/resume/read/folder-for-test';
import { graphOf, nodeLabel, NODE_HEIGHT, type GraphNode } from './graph-layout';

const work = [
  { name: 'Mill', position: 'Head', startDate: '2018', keywords: ['Looms', 'Dyes'] },
  { name: 'Mill', position: 'Weaver', startDate: '2012', endDate: '2017' },
  { name: 'Dock', position: 'Clerk', startDate: '2010', endDate: '2012', keywords: ['Looms'] },
];
const projects = [
  { name: 'Crane', entity: 'Dock', startDate: '2011', keywords: ['Steel'] },
  { name: 'Bridge', entity: 'Dock', startDate: '2012', keywords: ['Steel', 'Rope'] },
];

function resourcesOf(resume: object) {
  const portfolio = portfolioOf(resume);
  return portalResources(portfolio);
}

const namesIn = (id: string, kind: string) =>
  [...graphOf(resourcesOf({ work, projects }), id).nodes.values()].flatMap((node) =>
    node.kind === kind ? [node.name] : [],
  );

test('the tenant has companies, roles, resources and the tags that several resources share', () => {
  expect(namesIn('', 'subscription')).toEqual(['Mill', 'Dock']);
  expect(namesIn('', 'resourceGroup')).toEqual(['Head', 'Weaver', 'Clerk']);
  expect(namesIn('', 'resource')).toEqual(expect.arrayContaining(['Crane', 'Bridge']));
  expect(namesIn('', 'tag')).toEqual(['Steel']);
});

test('a company, a role or a resource is drawn with its neighbours alone', () => {
  expect(namesIn('dock', 'subscription')).toEqual(['Dock']);
  expect(namesIn('dock', 'tag')).toEqual(expect.arrayContaining(['Steel', 'Rope']));
  expect(namesIn('mill-weaver', 'resourceGroup')).toEqual(['Weaver']);
  expect(namesIn('crane', 'resourceGroup')).toEqual(['Clerk']);
  expect(namesIn('crane', 'resource')).toEqual(['Crane']);
});

test('a role with more than eight resources says how many more it has, and links to itself', () => {
  const many = Array.from({ length: 11 }, (_, at) => ({ ...projects[0], name: `Crane ${at}` }));
  const graph = graphOf(resourcesOf({ work, projects: many }), '');
  const kinds = [...graph.nodes.values()].filter(({ from }) => from[0] === 'dock-clerk');
  // Eleven projects and a skill.
  expect(kinds.filter(({ kind }) => kind === 'resource')).toHaveLength(8);
  expect(kinds.find(({ kind }) => kind === 'more')).toMatchObject({ id: 'dock-clerk', more: 4 });
  expect([...graphOf(resourcesOf({ work, projects }), '').nodes.values()].some(({ more }) => more)).toBe(
    false,
  );
});

test('no boxes of forty companies overlap, and all are inside of the drawing', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...work[at % 3], name: `Mill ${at}` }));
  const graph = graphOf(resourcesOf({ work: many, projects }), '');
  const all = [...graph.nodes.values()];
  expect(all.filter(({ kind }) => kind === 'subscription')).toHaveLength(40);
  const isOver = (one: GraphNode, other: GraphNode) =>
    one !== other && one.x === other.x && Math.abs(one.y - other.y) < NODE_HEIGHT;
  expect(all.filter((node) => all.some((other) => isOver(node, other)))).toEqual([]);
  for (const { x, y, width } of all) {
    expect(x + width).toBeLessThan(graph.width);
    expect(y + NODE_HEIGHT).toBeLessThan(graph.height);
  }
});

test('a long name is shortened in its box, and its years are complete', () => {
  const node = { name: 'Ferrovial Construction US & Canada', years: '2018 – 2020' };
  expect(nodeLabel(node, 220)).toBe('Ferrovial… · 2018 – 2020');
});
