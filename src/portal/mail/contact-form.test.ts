import { expect, test } from 'vitest';

import { topicOf } from './contact-form';

test('accepts known topics only', () => {
  expect(topicOf('subscription')).toBe('subscription');
  expect(topicOf('constructor')).toBeNull();
  expect(topicOf(null)).toBeNull();
});
