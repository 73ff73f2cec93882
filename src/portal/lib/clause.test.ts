import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hasFigure } from '~/resume/model/key-achievements';

import { clauseOf } from './clause';

test.each([
  ['Cut costs by 30%.', 'Cut costs by 30%'],
  [
    'Introduced bedside handover on every ward of the hospital and cut falls by 30%, which other clinics took over later',
    'Introduced bedside handover on every ward of the hospital and cut falls by 30%…',
  ],
  [
    'Moved 1,300 people to remote work in nine days, with one team, in four cities, without a single day of outage',
    'Moved 1,300 people to remote work in nine days, with one team, in four cities…',
  ],
  [
    'Integrated the ward planner with 8 other systems of the hospital (e.g., Harbour, Lantern), and with the pharmacy of the clinic next door',
    'Integrated the ward planner with 8 other systems of the hospital (e.g., Harbour, Lantern)…',
  ],
  [
    'As one of a team of 5 students of the last year, built a planner of shifts that three wards use, then handed it over to the hospital',
    'As one of a team of 5 students of the last year, built a planner of shifts that three wards use…',
  ],
  [
    'Built and designed alone, in about 3 weeks, 2 gateways that join the wards with their suppliers, hiding all credentials of the outside',
    'Built and designed alone, in about 3 weeks, 2 gateways that join the wards with their suppliers…',
  ],
  [
    'Delivered the planner from end to end (Vue 3 + Java) — shipped reports, charts, a cache, and tests of all its screens; the platform serves 1,100+ users',
    'Delivered the planner from end to end (Vue 3 + Java) — shipped reports, charts, a cache, and tests of all its screens; the platform serves 1,100+ users',
  ],
  [
    'Wrote tools for the planners of the hospital such as the ward planner: shifts of all the nurses, beds, meals and cleaning',
    'Wrote tools for the planners of the hospital such as the ward planner…',
  ],
  [
    'Wrote the planner of the hospital and taught the nurses of all its wards. It plans the shifts and beds of them all, and meals',
    'Wrote the planner of the hospital and taught the nurses of all its wards',
  ],
  [
    "Best paper of a young author at the conference of the mills 'Advances in the weaving of wool - LOOM-21' in the year 2021",
    "Best paper of a young author at the conference of the mills 'Advances in the weaving of wool - LOOM-21' in the year 2021",
  ],
  [
    'Led the team when the pumps of the mill failed and 200 looms stood still in the night. Found the fault in 2 hours and replaced it',
    'Led the team when the pumps of the mill failed and 200 looms stood still in the night. Found the fault in 2 hours and replaced it',
  ],
  [
    'Planned the shifts of the weavers in the two halls, led their reviews and took part in the hiring of new ones. Set the order of the work with the owners of the mill and kept the plan of all looms, with a punctual delivery of 95%+ by a mixture of old and new ways of planning the work of a mill in winter',
    'Set the order of the work with the owners of the mill and kept the plan of all looms, with a punctual delivery of 95%+ by a mixture of old and new ways of planning the work of a mill in winter',
  ],
  [
    'Planned the shifts of the weavers and led their reviews and took part in the hiring of the new ones and set the order of the work with the owners of the mill and kept the plan of all the looms in the northern and southern halls, ensuring a punctual delivery of 95%',
    '…ensuring a punctual delivery of 95%',
  ],
  [
    'Led 3 weavers through the winter, set the order of the work with the owners of the mill and kept the plan of all the looms in the northern and southern halls (with those of the spinners next door, of course), which cut the cost of wool by 30%, as well as that of the cotton from the two other mills of the valley and all of the coal that the engines burn',
    '…which cut the cost of wool by 30%…',
  ],
])('%s becomes %s', (text, title) => {
  expect(clauseOf(text)).toBe(title);
});

test('a shortened text is a part of the original and ends with a complete word', () => {
  const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,12}[,;]?$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      const cut = clauseOf(text);
      expect(cut.length).toBeLessThanOrEqual(220);
      const part = cut.replaceAll(/^…|…$/g, '');
      // Only the part with a figure begins within the text.
      const beginsLater = cut.startsWith('…');
      expect(beginsLater ? text.includes(` ${part}`) : text.startsWith(part)).toBe(true);
      const at = beginsLater ? text.indexOf(` ${part}`) + 1 : 0;
      expect(text.slice(at + part.length)).toMatch(/^(?:$|[\s,;])/);
      expect(hasFigure(cut)).toBe(hasFigure(text));
    }),
  );
});

test('adds no ellipsis when only a comma was removed', () => {
  const text =
    'Led the team of the looms through all of its changes in the mill and the bank, (grew it from 3 to 6 weavers in the end of the year)';
  expect(clauseOf(text)).not.toContain('…');
});

test('a sentence that depends on the one before it is no title', () => {
  const lead = 'Sped up the looms of the mill by punching the cards in the night before';
  const text = `${lead}. Previous to this change, the weavers stood at the wheel by the river, and from the first light of the day to the last they waited for each other and for the cards of the pattern, up to 5 minutes for each of them.`;
  expect(clauseOf(text)).toBe(lead);
});
