import { expect, test } from 'vitest';

import { tidy } from './tidy';

const changesOf = (text: string) => tidy([{ file: 'resume.json', text }]).changes;

test('names the rule, the value and its place in the text of its owner', () => {
  const changes = changesOf(`{
  "basics": { "fullName": "Ada Weaver" },
  "experience": [{ "company": "The Mill", "from": "March 2019" }]
}`);
  const placed = changes.map(({ rule, path, place, movedTo }) => [
    rule,
    path.join('.'),
    place.line,
    movedTo?.join('.'),
  ]);
  expect(placed).toEqual([
    ['section-names', 'experience', 3, 'work'],
    ['field-names', 'basics.fullName', 2, 'basics.name'],
    ['field-names', 'experience.0.company', 3, 'work.0.name'],
    ['field-names', 'experience.0.from', 3, 'work.0.startDate'],
    ['dates', 'experience.0.from', 3, undefined],
  ]);
  expect(changes.at(-1)).toMatchObject({ from: 'March 2019', to: '2019-03', place: { line: 3, column: 43 } });
});

test('a file that cannot be parsed is an error with its place', () => {
  expect(() => changesOf('{ "basics": ')).toThrow(/^resume\.json:1:/);
});

test('an entry that is left out of the résumé is left out of its translation', () => {
  const { files } = tidy([
    {
      file: 'resume.json',
      text: '{"basics":{"name":"Ada"},"work":[{},{"name":"Mill","hidden":true},{"name":"Farm"},{"name":"Loom"}]}',
    },
    {
      file: 'resume.es.json',
      text: '{"work":[{},{"position":"Tejedora"},{},{"position":"Dueña"}],"skills":[{"name":"Telares"}]}',
    },
  ]);
  expect(files[1]?.data).toEqual({ work: [{}, { position: 'Dueña' }], skills: [{ name: 'Telares' }] });
});
