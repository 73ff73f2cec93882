import { expect, test, describe } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { readPortfolioSync } from '~/site/content/read-portfolio-sync';
import { formatOf } from '~/portal/i18n/format';
import { lastTitle } from '~/portal/career/dashboard-titles';
import type { Portfolio } from '~/resume/model/portfolio';
import { tOf } from '~/portal/i18n/t';
import { dashboardSlice, greetingOf, skillOf, statDetail } from './data';

describe('dashboard', () => {
  const sliceOf = (resume: Readonly<Record<string, unknown>>) =>
    dashboardSlice(portfolioOf(resume), formatOf('en'), { segment: '' });

  test('the sample has its three cards alone', () => {
    const { portfolio } = readPortfolioSync('examples/sample', { today: new Date('2026-06-01') });
    const slice = dashboardSlice(portfolio, formatOf('en'), { segment: '' });
    expect(slice.further).toEqual([]);
    expect(slice.lastProject).toMatchObject({ kind: 'stated', highlights: [], moreHighlights: 0 });
  });

  test('a single keyword is not hidden', () => {
    const keywordsOf = (keywords: number) =>
      sliceOf({
        skills: [{ name: 'Looms', keywords: Array.from({ length: keywords }, (_, at) => `Loom ${at}`) }],
      }).skills.map((skill) => skillOf(skill, formatOf('en'), tOf('en')).keywords);
    expect(keywordsOf(7)).toEqual(['Loom 0, Loom 1, Loom 2, Loom 3, Loom 4, Loom 5, Loom 6']);
    expect(keywordsOf(8)).toEqual(['Loom 0, Loom 1, Loom 2, Loom 3, Loom 4, Loom 5, 2 more']);
  });

  const lastOf = (work: object | object[], resume: object = {}) => {
    const roles = [work]
      .flat()
      .map((role) => ({ name: 'Mill', position: 'Weaver', startDate: '2020-01', ...role }));
    return sliceOf({ work: roles, ...resume }).lastProject;
  };

  test('the card of the newest role has its text and its first three highlights', () => {
    const card = lastOf({ summary: 'Weaves.', highlights: ['Wove.', 'Spun.', 'Dyed.', 'Sold.', 'Sewed.'] });
    expect(card).toMatchObject({
      description: 'Weaves.',
      highlights: ['Wove.', 'Spun.', 'Dyed.'],
      moreHighlights: 2,
    });
    expect(lastOf({ highlights: ['Wove.', 'Spun.'] })).toMatchObject({
      description: null,
      highlights: ['Wove.', 'Spun.'],
      moreHighlights: 0,
    });
  });

  test('a card repeats no key achievement if the role has other highlights', () => {
    const achievements = ['Led a team of 140 weavers', 'Cut the waste by 30%'];
    const itemsOf = (...highlights: string[]) => lastOf({ highlights })?.highlights;
    expect(itemsOf('Wove.', ...achievements, 'Spun.', 'Sold.')).toEqual(['Wove.', 'Spun.', 'Sold.']);
    expect(itemsOf('Wove.', ...achievements)).toEqual(['Wove.', ...achievements]);
  });

  test('the card of the current role has the other open ones', () => {
    const guild = { name: 'Guild', position: 'Warden', startDate: '2018' };
    const shown = (...work: object[]) => {
      const last = lastOf(work);
      return last && [lastTitle(last), ...last.others.map(({ title, facts }) => `${title}: ${facts}`)];
    };
    expect(shown({}, guild)).toEqual(['profile.currentPositions', 'Warden: Guild · 2018 - Present']);
    expect(shown({})).toEqual(['profile.currentPosition']);
    expect(shown({}, { ...guild, endDate: '2019' })).toEqual(['profile.currentPosition']);
    expect(shown({ endDate: '2020-06' })).toEqual(['dashboard.latestPosition']);
  });
});

describe('greeting', () => {
  const greeted = (headline: string | null, title: string, name: string) => {
    const current = { position: { title }, company: { name } } as unknown as Portfolio['currentPosition'];
    const { headline: shown, now } = greetingOf(headline, current, false);
    return [shown, now && [now.title, now.company]];
  };

  test.each([
    // A headline that names role and company needs no sentence.
    ['PMTS Loom Engineer bei Harbour', 'Loom Engineer', 'Harbour Inc.', true, null],
    ['Weaver, Head of the Mill', 'Head Weaver (Silk)', 'Mill GmbH', true, null],
    // One that names more than the role is followed by the company.
    ['Loom developer with UX', 'Loom Developer', 'Mill', true, [null, 'Mill']],
    // A sentence that says all of it stands for it.
    ['Weaver', 'Senior Weaver of Silk', 'Mill', false, ['Senior Weaver of Silk', 'Mill']],
    // One about something else stands beside the sentence.
    ['Director of looms', 'CTO', 'Mill', true, ['CTO', 'Mill']],
    ['Director of looms', '—', 'Mill', true, ['—', 'Mill']],
  ])('below the headline “%s”, %s at %s stands once', (headline, title, name, isShown, sentence) => {
    expect(greeted(headline, title, name)).toEqual([isShown ? headline : null, sentence]);
  });

  test.each([
    ['软件工程师', '织布厂', true],
    ['Ткачиха', 'Mill Inc.', true],
    ['Head of β-Looms', 'Mill', false],
  ])('no sentence stands around words in another script: %s, %s', (title, name, isForeign) => {
    const current = { position: { title }, company: { name } } as unknown as Portfolio['currentPosition'];
    expect(greetingOf(null, current, false).now?.isForeign).toBe(isForeign);
  });
});

describe('stat details', () => {
  const RESUME = {
    basics: { name: 'Ada Byron' },
    work: [
      { name: 'Mill', position: 'Weaver', startDate: '2010', endDate: '2016', location: 'Leeds, England' },
      { name: 'Loom', position: 'Engineer', startDate: '2016', location: 'Turin, Italy' },
    ],
    languages: [{ language: 'English' }, { language: 'Italian' }],
    certificates: [{ name: 'Steam safety' }, { name: 'First aid' }],
    // With so many awards, certificates are no key achievements.
    awards: ['Golden loom', 'Silver loom', 'Silk medal', 'Wool medal'].map((title) => ({ title })),
  };

  function details(resume: object, portal = '', thisYear = 2026) {
    const portfolio = portfolioOf(resume, { ...(portal && { 'portal.yaml': portal }) });
    return Object.fromEntries(
      portfolio.stats.map((stat) => [stat.measure, statDetail(stat, portfolio, thisYear)]),
    );
  }

  test('each figure has details of what it counts, which are certificates that are earned', () => {
    const certificates = [...RESUME.certificates, { name: 'Dyer', date: 'expected 2027' }];
    expect(details({ ...RESUME, certificates })).toEqual({
      years: { since: 2010 },
      languages: { names: 'English, Italian' },
      certificates: { names: 'Steam safety, First aid' },
      countries: { names: 'United Kingdom, Italy' },
    });
  });

  test('a career with gaps or an end shows no start year', () => {
    const [first, last] = RESUME.work;
    expect(details({ ...RESUME, work: [first, { ...last, startDate: '2021' }] })['years']).toBeNull();
    expect(details({ ...RESUME, work: [first] })['years']).toBeNull();
    const ended = { ...last, startDate: '2016', endDate: '2025-11' };
    expect(details({ ...RESUME, work: [first, ended] })['years']).toBeNull();
  });

  test('the key achievements are not named below a figure', () => {
    const publications = [{ name: 'On **looms**' }, { name: 'On felt' }];
    const alone = { ...RESUME, certificates: [], publications };
    expect(details(alone)['publications']).toEqual({ names: 'On looms, On felt' });
    expect(details({ ...alone, awards: [] })).toMatchObject({
      publications: null,
      languages: { names: 'English, Italian' },
    });
  });

  test('stated figures have no details', () => {
    expect(details(RESUME, 'stats: [{ measure: languages, value: "4" }]')['languages']).toBeNull();
  });

  test('names fewer projects than are counted with an ellipsis', () => {
    const projectsOf = (entity: object) =>
      details({
        ...RESUME,
        projects: ['Wheel', 'Dye', 'Shed', 'Card'].map((name, at) => ({ name, ...(at === 3 && entity) })),
      })['projects'];
    expect(projectsOf({})).toEqual({ names: 'Wheel, Dye, Shed, Card' });
    expect(projectsOf({ entity: 'Loom' })).toEqual({ names: 'Wheel, Dye, Shed…' });
  });

  test('names the first ones of many', () => {
    const certificates = Array.from({ length: 12 }, (_, at) => ({ name: `Certificate ${at}` }));
    expect(details({ ...RESUME, certificates })['certificates']).toEqual({
      names: expect.stringMatching(/^Certificate 0, .*, Certificate 7…$/) as string,
    });
  });
});
