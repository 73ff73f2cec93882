import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MESSAGE_FIELDS, draftIn, EMPTY, merged, type Draft } from './contact-form';
import { runs } from '../../../test/support/runs';

const text = fc.oneof(fc.constant(''), fc.string({ unit: 'binary' }));
const message = fc.record({ name: text, email: text, subject: text, message: text });
const draft: fc.Arbitrary<Draft> = fc.record({
  fields: message,
  aside: fc.option(message),
  unsure: fc.boolean(),
  at: fc.nat(),
});
const RUNS = { numRuns: runs(10_000) };

test('a stored draft is read back unchanged', () => {
  fc.assert(
    fc.property(draft, (stored) => {
      expect(draftIn(JSON.stringify(stored))).toEqual(stored);
    }),
    RUNS,
  );
});

test('reads a valid draft or nothing from any stored value', () => {
  const shapes = fc.dictionary(
    fc.constantFrom('fields', 'aside', 'unsure', 'at', '__proto__'),
    fc.jsonValue(),
  );
  const garbage = fc.oneof(
    fc.string(),
    fc.json(),
    shapes.map((shape) => JSON.stringify(shape)),
  );
  const cut = fc.tuple(draft, fc.nat(200)).map(([stored, end]) => JSON.stringify(stored).slice(0, end));
  fc.assert(
    fc.property(fc.oneof(garbage, cut), (found) => {
      const read = draftIn(found);
      if (read === null) return;
      for (const field of MESSAGE_FIELDS) expect(typeof read.fields[field]).toBe('string');
      expect(Number.isFinite(read.at)).toBe(true);
    }),
    RUNS,
  );
});

test('merging keeps all typed and stored texts', () => {
  fc.assert(
    fc.property(message, message, text, (stored, typed, subject) => {
      const { fields, aside } = merged(stored, typed, { ...EMPTY, subject });
      for (const field of MESSAGE_FIELDS) {
        const own = typed[field] !== '' && !(field === 'subject' && typed[field] === subject);
        expect(fields[field]).toBe(own || stored[field] === '' ? typed[field] : stored[field]);
        expect([fields[field], aside?.[field]]).toContain(
          stored[field] === '' ? fields[field] : stored[field],
        );
      }
    }),
    RUNS,
  );
});

test('an empty form takes the stored draft, and keeps its prefilled subject if the draft has none', () => {
  const stored = { name: 'Ada', email: '', subject: '', message: 'A job.' };
  const filledIn = { ...EMPTY, subject: 'Feedback' };
  expect(merged(stored, filledIn, filledIn)).toEqual({
    fields: { name: 'Ada', email: '', subject: 'Feedback', message: 'A job.' },
    aside: null,
  });
  expect(merged({ ...stored, subject: 'Mine' }, filledIn, filledIn).fields.subject).toBe('Mine');
});
