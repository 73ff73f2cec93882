import sharp from 'sharp';
import { expect, test } from 'vitest';

import { folderOf } from '../../resume/read/folder-for-test';
import { readPortfolioSync } from './read-portfolio-sync';
import { readPortfolio } from './read-portfolio';
import { readContent, readContentToBuild } from './read-content';

test('the initials stand in for a photo that cannot be decoded', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal', noise } })
    .jpeg()
    .toBuffer();
  const read = (bytes: Uint8Array) =>
    readContentToBuild(
      folderOf({ 'resume.json': { basics: { name: 'Ada Byron', image: 'ada.jpg' } }, 'ada.jpg': bytes }),
    );
  const damaged = await read(photo.subarray(0, -40));
  expect(damaged.portfolio.owner.photo).toBeNull();
  expect(damaged.warnings.join('\n')).toMatch(
    /basics\.image: expected a picture that can be decoded \(the file is damaged\), got "ada\.jpg"; your initials stand in\./,
  );
  const whole = await read(photo);
  expect(whole.portfolio.owner.photo).not.toBeNull();
  expect(whole.warnings.join('\n')).not.toContain('damaged');
});

test('says once how many changes of form a file needed, and keeps the messages about lost texts', async () => {
  const resume = {
    basics: { fullName: 'Ada Byron', url: 'ada.example' },
    experience: [{ company: 'Mill', role: 'Weaver', from: 'March 2019' }],
    skills: ['Weaving'],
  };
  const folder = folderOf({ 'resume.json': resume });
  const { portfolio, warnings } = await readContent(folder);
  expect(portfolio.companies[0]?.name).toBe('Mill');
  expect(warnings).toEqual([
    `${folder}/resume.json is not standard JSON Resume, but read as if so; \`portalfolio tidy\` shows and writes the changes.`,
  ]);
  const lost = { ...resume, experience: [{ company: 'Mill', from: 'long ago' }] };
  expect((await readContent(folderOf({ 'resume.json': lost }))).warnings.join('\n')).toMatch(
    /"long ago"; it is shown as it is written/,
  );
});

test('warns about a synonym that has no effect, with its line, in either direction', async () => {
  const folder = folderOf({
    'resume.json': {
      basics: { name: 'Ada' },
      skills: [{ name: 'Terraform' }, { name: 'ml', keywords: ['Cafés'] }],
    },
    'portal.yaml': 'synonyms:\n  k8s: Kubernetes\n  ml: Machine learning\n  coffee: cafe\n',
  });
  expect((await readContent(folder)).warnings).toEqual([
    `${folder}/portal.yaml:2:3 synonyms.k8s: the search finds nothing for "Kubernetes", so this synonym has no effect.`,
  ]);
});

test.each(['examples/sample', 'test/fixtures/resumes/yaml', 'test/fixtures/resumes/academic'])(
  'reads %s as callers that cannot wait do',
  async (folder) => {
    const today = new Date();
    const read = await readPortfolio(folder, { today });
    expect(JSON.stringify(read)).toBe(JSON.stringify(readPortfolioSync(folder, { today })));
  },
);
