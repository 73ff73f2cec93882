import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/model/portfolio';

import { globalPresenceSlice } from '~/portal/screens/global-presence/data';
import { emptyScreens } from './shell';

const portal = {
  language: 'en',
  regionsTitle: null,
  presence: [],
  map: { tiles: 'off', url: '', attribution: '' },
} as unknown as Portfolio['portal'];
const place = (city: string, country: string) => ({ city, country, latitude: 0, longitude: 0 });

test.each([
  [[place('Galway', 'Ireland')], 'Galway, Ireland'],
  [[place('Galway', 'Ireland'), place('Cork', 'Ireland')], 'Ireland'],
  [[place('Singapore', 'Singapore')], 'Singapore'],
  [[place('Galway', 'Ireland'), place('Bergen', 'Norway')], null],
  [[], null],
])('the title of Regions with %j is %j', (places, title) => {
  expect(globalPresenceSlice({ portal, places }).title).toBe(title);
  expect(globalPresenceSlice({ portal: { ...portal, regionsTitle: 'My world' }, places }).title).toBe(
    'My world',
  );
});

test('screens without content are listed as empty', () => {
  const lists = { skills: [], evidence: [], companies: [] };
  const owner = { email: null } as Portfolio['owner'];
  const nothing = { ...lists, owner, portal, places: [], projects: [] };
  expect(emptyScreens(nothing)).toEqual(['global-presence', 'projects', 'usage', 'contact']);
  expect(emptyScreens({ ...nothing, owner: { ...owner, email: 'ada@byron.example' } })).not.toContain(
    'contact',
  );
  expect(emptyScreens({ ...nothing, portal: { ...portal, presence: ['Here.'] } })).toEqual([
    'projects',
    'usage',
    'contact',
  ]);
});
