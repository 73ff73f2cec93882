import { expect, test } from 'vitest';

import { menuWithout } from './service-menu';

test('the menu has no screens without content', () => {
  const screens = (...empty: Parameters<typeof menuWithout>[0]) =>
    menuWithout(empty).flatMap((entry) => ('screen' in entry ? entry.screen : []));
  expect(screens()).toEqual(['advisor', 'usage', 'activity']);
  expect(screens('usage', 'projects')).toEqual(['advisor', 'activity']);
  expect(menuWithout(['usage'])).toHaveLength(menuWithout([]).length - 1);
});
