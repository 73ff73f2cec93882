import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { propertiesOf } from '../model/properties';

test('a group with a name is one property of its entry', () => {
  const supervisor = { title: 'Master weaver', name: 'Ada Byron', avatar: 'ada.jpg', since: 1843 };
  const client = { id: 'c-1', name: 'Mill', url: 'https://mill.example' };
  expect(propertiesOf('work', { name: 'Barn', supervisor, client })).toEqual([
    { label: 'Supervisor', values: ['Ada Byron, Master weaver, 1843'] },
    { label: 'Client', values: ['[Mill](https://mill.example)'] },
  ]);
});

test.each([
  ['palette', { primary: 'dark blue', secondary: 'light grey' }],
  ['theme', { name: 'Dark blue', contrast: 'high' }],
  ['seo', { title: 'The looms of Ada Byron' }],
  ['motto', { en: 'Weave on', fr: 'Tissez toujours' }],
  ['motto', { title: 'Weave on', title_fr: 'Tissez toujours' }],
  ['guild', { name: 'Weavers', isOpen: true }],
  ['guild', { name: 'Weavers', seats: { warp: 'two', weft: 'one' } }],
  ['length', { value: 12, unit: 'yards of cloth' }],
])('a group of settings, colours, translations or flags is none: %s %j', (key, group) => {
  expect(propertiesOf('work', { name: 'Mill', [key]: group })).toEqual([]);
});

test('private data in a group are held back, and no message calls the others missing', () => {
  const supervisor = {
    name: 'Ada Byron',
    title: 'Weaver',
    phone: '+44 20 7946 0000',
    address: 'Mill Lane 1',
  };
  const { portfolio, warnings, withheld } = readFolder({
    'resume.json': {
      basics: { name: 'Charles Babbage' },
      work: [
        { name: 'Mill', position: 'Spinner', supervisor, emergencyContact: { phone: '+44 20 7946 0001' } },
      ],
    },
  });
  expect(portfolio?.companies[0]?.positions[0]?.properties).toEqual([
    { label: 'Supervisor', values: ['Ada Byron, Weaver'] },
  ]);
  expect(withheld).toHaveLength(3);
  expect(warnings.filter((warning) => warning.includes('supervisor'))).toEqual([]);
});
