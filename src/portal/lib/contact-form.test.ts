import { expect, test } from 'vitest';

import { topicOf } from './contact-form';

test('only known topics are topics', () => {
  expect(topicOf('subscription')).toBe('subscription');
  expect(topicOf('constructor')).toBeNull();
  expect(topicOf(null)).toBeNull();
});
