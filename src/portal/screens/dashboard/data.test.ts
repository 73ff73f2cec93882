import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';
import { defaultLanguage } from '~/portal/lib/languages';

import { data } from './data';

test('a figure names no languages that a card of the page lists', () => {
  const languages = [{ language: 'Irish' }, { language: 'Welsh' }];
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '2010' }];
  const shown = (more: object) => {
    const { portfolio } = readFolder({
      'resume.json': { basics: { name: 'Ada' }, languages, work, ...more },
    });
    if (!portfolio) throw new Error('The résumé was not read.');
    const slice = data({ portfolio, language: defaultLanguage, resumePages: null });
    const figure = slice.stats.find(({ measure }) => measure === 'languages');
    return [figure?.detail, slice.further.map(({ section }) => section)];
  };
  const education = [{ institution: 'School', area: 'Law' }];
  expect(shown({ education })).toEqual([null, ['education', 'languages']]);
  const volunteer = [{ organization: 'Guild', position: 'Warden' }];
  expect(shown({ education, volunteer })).toEqual([{ names: 'Irish, Welsh' }, ['education', 'volunteering']]);
});
