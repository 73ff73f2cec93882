import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { folderOf } from '../resume/read/folder-for-test';
import { noteLine, warningNotes } from '../resume/standard/problems';
import { copyPublicFiles, isOwnAddress, publicFiles } from './public-files';

const newSite = () => mkdtempSync(join(tmpdir(), 'site-'));

test('copies files as they are, and refuses those that would replace or reveal others, with a reason', () => {
  const folder = folderOf({
    'public/google123.html': 'google-site-verification: google123.html',
    'public/.well-known/security.txt': 'Contact: mailto:me@me.example\n',
    'public/talks/slides.zip': 'PK',
    'public/robots.txt': '',
    'public/Dashboard/index.html': '',
    'public/es/x.txt': '',
    'public/.env': 'KEY=1',
    'public/page.html.br': '',
    'public/my file.txt': '',
  });
  symlinkSync('/etc/hostname', join(folder, 'public/host.txt'));
  const site = newSite();
  copyPublicFiles(folder, site);
  const { files, warnings } = publicFiles(folder);
  expect(files).toEqual(['.well-known/security.txt', 'google123.html', 'talks/slides.zip']);
  for (const file of files)
    expect(readFileSync(join(site, file))).toEqual(readFileSync(join(folder, 'public', file)));
  expect(warningNotes(warnings).map((note) => noteLine(note).replace(`${folder}/`, ''))).toEqual([
    'public/.env the file is not published: its name begins with a dot, as names of private files do; only .well-known may.',
    'public/Dashboard/index.html the file is not published: the portal writes this address itself.',
    'public/es/x.txt the file is not published: the portal writes this address itself.',
    'public/host.txt the file is not published: it is a link to another file.',
    'public/my file.txt the file is not published: hosts disagree about the signs in its name; use letters, digits, - and _.',
    'public/page.html.br the file is not published: names with this ending are those of compressed copies.',
    'public/robots.txt the file is not published: the portal writes this address itself.',
  ]);
  expect(existsSync(join(site, 'robots.txt'))).toBe(false);
  expect(isOwnAddress('resume.pdf')).toBe(true);
});

test('a folder without public has no such files', () => {
  const folder = newSite();
  mkdirSync(join(folder, 'images'));
  expect(publicFiles(folder)).toEqual({ files: [], warnings: [] });
});
