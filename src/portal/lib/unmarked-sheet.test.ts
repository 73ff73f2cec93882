import { expect, test } from 'vitest';

import type { ResumeSheet } from './resume-sheet';
import { unmarkedSheet } from './unmarked-sheet';

const SHEET: ResumeSheet = {
  language: 'en',
  name: '*Ada*',
  headline: null,
  contacts: [],
  summary: ['I look for **water** under _dry_ land.\n\n- wells\n- [maps](https://maps.example.org/)'],
  sections: [
    {
      kind: 'work',
      entries: [
        {
          title: 'C__init__',
          by: null,
          place: null,
          when: '',
          url: null,
          paragraphs: ['Leads **everything**.\n• Wells\n• Springs,\nold and new', 'Team size: 12'],
          points: ['Saved _12%_\nof water', 'Built:\n- pumps\n- pipes'],
          parts: [{ name: 'Finder', text: 'Finds **wells**.', url: null }],
          keywords: ['a_b_c'],
        },
      ],
      lines: [],
    },
    { kind: 'skills', entries: [], lines: [{ name: 'Languages', text: '*nix, __slots__', url: null }] },
  ],
};

test('paper shows the words of Markdown, and none of its marks', () => {
  const { name, summary, sections } = unmarkedSheet(SHEET);
  expect(summary).toEqual([
    'I look for water under dry land.',
    '• wells',
    '• maps (https://maps.example.org/)',
  ]);
  expect(sections[0]?.entries[0]).toMatchObject({
    title: 'C__init__',
    paragraphs: ['Leads everything.', 'Team size: 12'],
    points: ['Wells', 'Springs, old and new', 'Saved 12% of water', 'Built:', 'pumps', 'pipes'],
    parts: [{ text: 'Finds wells.' }],
    keywords: ['a_b_c'],
  });
  expect(name).toBe('*Ada*');
  expect(sections[1]?.lines[0]?.text).toBe('*nix, __slots__');
});
