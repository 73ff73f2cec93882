import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const sectionsOf = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  const sections = portfolio?.otherSections.map(({ title, entries }) => [title, entries[0]?.summary]);
  return { sections, isMissing: warnings.some((warning) => warning.includes('no page shows it')) };
};

test.each([
  ['quote', 'Weave on.', 'Quote'],
  ['hobby', 'chess', 'Hobby'],
  ['availability', 'From June', 'Availability'],
  ['noticePeriod', '3 months', 'Notice period'],
  ['drivingLicence', 'B', 'Driving licence'],
  ['closing', 'Never stop weaving!', 'Closing'],
  ['wisdom', '“Stay hungry.”', 'Wisdom'],
  ['words', '飛ぶように織る。', 'Words'],
])('a short text at the top is a section: %s, %s', (key, text, title) => {
  expect(sectionsOf({ [key]: text })).toEqual({ sections: [[title, text]], isMissing: false });
});

test.each([
  ['availability', 'true'],
  ['quote', '17'],
  ['mill', 'leeds'],
  ['edition', 'Looms and Mills'],
  ['encoding', 'UTF-8.'],
  ['employer', 'Loom Ltd.'],
  ['workLabel', 'My working life!'],
  ['footerText', 'Thanks for visiting!'],
  ['footer', 'Thanks for visiting!'],
  ['callToActionCta', 'Hire me!'],
  ['owner', 'ada.'],
])('a code, a name or a word of a website is none: %s, %s', (key, text) => {
  expect(sectionsOf({ [key]: text })).toEqual({ sections: [], isMissing: true });
});
