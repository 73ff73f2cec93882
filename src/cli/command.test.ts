import { expect, test } from 'vitest';

import { argumentsOf } from './command';

const given = (...args: string[]) =>
  argumentsOf({ args, options: { content: { type: 'string' }, force: { type: 'boolean' } } }).values;

test('parses known options', () => {
  expect({ ...given('--content', 'me', '--force') }).toEqual({ content: 'me', force: true });
  expect({ ...given('--content=me') }).toEqual({ content: 'me' });
});

test.each([
  [['--contnt', 'x'], '--contnt: there is no such option, did you mean "--content"?'],
  [['--shoes'], '--shoes: there is no such option; expected --content or --force.'],
  [['--content'], '--content: expected a value after it, such as --content my-content.'],
  [['--content', '--force'], '--content: expected a value after it, such as --content my-content.'],
  [['--force=yes'], '--force: expected no value after it.'],
  [['my folder'], '"my folder" is not expected here; expected --content or --force.'],
])('%j', (args, sentence) => expect(() => given(...args)).toThrow(new Error(sentence)));
