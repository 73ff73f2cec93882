import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { readFile } from './read-file';
import { fetchText, isAddress, placesOf } from './web';

const RESUME = {
  basics: { name: 'Noa Ferrante' },
  work: [{ name: 'Acme', position: 'Lead', startDate: '2020-01' }],
};

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/**
 * A web server for one test.
 * @returns its address
 */
async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * A file for one test.
 * @returns its path
 */
function fileOf(content: string | Uint8Array, name = 'resume.json'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'json-resume-')), name);
  writeFileSync(file, content);
  return file;
}

test('reads the same résumé from JSON, YAML and an address', async () => {
  const text = JSON.stringify(RESUME, null, '\t');
  const yaml =
    'basics:\n  name: Noa Ferrante\nwork:\n  - { name: Acme, position: Lead, startDate: 2020-01 }\n';
  const origin = await served((_, response) => response.end(`\uFEFF${text}`));
  const stream = `%YAML 1.2\n---\nsee: the résumé below\n---\n${yaml}`;
  const files = [text, yaml, stream, `${yaml}---\nsee: the résumé above\n`].map((one) =>
    fileOf(one, one === text ? 'resume.json' : 'resume.yaml'),
  );
  for (const named of [...files, `${origin}/any/where`])
    expect((await readFile(named)).resume).toEqual(RESUME);
  for (const several of files.slice(2))
    expect((await readFile(several)).leftOut).toEqual(['The other YAML documents of the file.']);
});

test('reads texts in quotation marks whose lines are not indented, and says that one does not end', async () => {
  const yaml = 'basics:\n  name: Noa\n  summary: "Weaves wool,\nsilk\n\n   and: felt."\n  label: Weaver\n';
  expect((await readFile(fileOf(yaml, 'resume.yaml'))).resume).toMatchObject({
    basics: { summary: 'Weaves wool, silk\nand: felt.', label: 'Weaver' },
  });
  const open = fileOf(yaml.replace('felt."', 'felt.'), 'resume.yaml');
  await expect(readFile(open)).rejects.toThrow(
    /resume\.yaml:\d+:\d+ a text in quotation marks does not end here/,
  );
});

test('follows up to five redirects', async () => {
  const origin = await served((request, response) => {
    if (request.url === '/loop') response.writeHead(302, { Location: '/loop' }).end();
    else if (request.url === '/moved') response.writeHead(301, { Location: '/resume.json' }).end();
    else if (request.url === '/plain') response.writeHead(302, { Location: 'http://example.com/a' }).end();
    else if (request.url === '/odd') response.writeHead(302, { Location: 'http://' }).end();
    else response.end(JSON.stringify(RESUME));
  });
  expect((await readFile(`${origin}/moved`)).resume).toEqual(RESUME);
  await expect(readFile(`${origin}/loop`)).rejects.toThrow(`${origin}/loop: more than 5 redirects.`);
  await expect(readFile(`${origin}/plain`)).rejects.toThrow(
    'http://example.com/a: expected an address that begins with "https://".',
  );
  await expect(readFile(`${origin}/odd`)).rejects.toThrow('redirects to "http://", which is no address.');
});

test('reports in one sentence that an address has no résumé', async () => {
  const origin = await served((request, response) => {
    if (request.url === '/page') response.end('<!DOCTYPE html><title>Sign in</title>');
    else if (request.url === '/broken') response.end('{"basics": {');
    else if (request.url === '/large') response.end(Buffer.alloc(6_000_000, ' '));
    else if (request.url === '/endless') {
      const more = () => response.write(Buffer.alloc(500_000, ' '), () => response.destroyed || more());
      more();
    } else if (request.url === '/cut')
      response.writeHead(200, { 'Content-Length': 10 }).write('{', () => response.destroy());
    else response.writeHead(404).end();
  });
  const warningsAt = (path: string) =>
    readFile(origin + path).then(String, (error: Error) => error.message.replace(origin, ''));
  expect(await warningsAt('/gone')).toBe('/gone: expected a résumé, the server answered 404 Not Found.');
  expect(await warningsAt('/page')).toBe(
    '/page: expected a résumé (JSON Resume, as JSON or YAML), got a web page.',
  );
  expect(await warningsAt('/broken')).toMatch(/^\/broken:1:\d+ the file is not well-formed here/);
  expect(await warningsAt('/large')).toBe('/large: larger than 5 MB; expected a résumé.');
  expect(await warningsAt('/endless')).toBe('/endless: larger than 5 MB; expected a résumé.');
  expect(await warningsAt('/cut')).toMatch(/^\/cut: (?:the connection broke|other side closed|aborted)\.$/);
});

test('reports a missing answer and a refused connection in one sentence', async () => {
  const origin = await served(() => {});
  await expect(fetchText(new URL(origin), { timeout: 50 })).rejects.toThrow(
    `${origin}/: no answer within 0.05 seconds.`,
  );
  // A response that never ends.
  const slow = await served((_, response) => response.write('{'));
  await expect(fetchText(new URL(slow), { timeout: 300 })).rejects.toThrow('no answer within 0.3 seconds.');
  const closed = await served(() => {});
  closing.pop()?.();
  await expect(readFile(closed)).rejects.toThrow(`${closed}/: nothing answers at this address.`);
});

test.each<[string, string | Uint8Array, RegExp]>([
  [
    'a package',
    '{"name":"thing","version":"1"}',
    /resume\.json: expected a résumé \(JSON Resume, with basics, work, …\), got fields such as name, version\.$/,
  ],
  ['no field', '{}', /\(JSON Resume, with basics, work, …\), got no field at all\.$/],
  ['prose', 'Dear Sir or Madam', /got something else\.$/],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    /expected a LinkedIn export \(its ZIP or folder\), a JSON Resume or another résumé \(.*\)\.$/,
  ],
  [
    'a résumé without a name',
    '{"work":[]}',
    /basics\.name: expected the owner’s name, got nothing; write it/,
  ],
])('reports in one sentence: %s', async (_, content, sentence) => {
  const message = await readFile(fileOf(content)).then(String, (error: Error) => error.message);
  expect(message).toMatch(sentence);
  expect(message.split('\n')).toHaveLength(1);
});

test.each([
  ['registry.jsonresume.org/noa', ['https://registry.jsonresume.org/noa.json']],
  ['https://registry.jsonresume.org/noa.json', ['https://registry.jsonresume.org/noa.json']],
  [
    'https://gist.github.com/noa/0a1b',
    ['https://gist.github.com/noa/0a1b/raw/resume.json', 'https://gist.github.com/noa/0a1b/raw'],
  ],
  ['https://gist.github.com/noa/0a1b/raw/cv.json', ['https://gist.github.com/noa/0a1b/raw/cv.json']],
  [
    'https://github.com/noa/cv/blob/main/data/resume.json',
    ['https://raw.githubusercontent.com/noa/cv/main/data/resume.json'],
  ],
  ['https://noa.example.com/resume.json?v=2', ['https://noa.example.com/resume.json?v=2']],
])('requests the file for the address %s', (named, places) => {
  expect(isAddress(named)).toBe(true);
  expect(placesOf(named).map(String)).toEqual(places);
});

test('refuses unsafe addresses', () => {
  expect(() => placesOf('http://example.com/resume.json')).toThrow(
    'expected an address that begins with "https://".',
  );
  expect(() => placesOf('ftp://example.com')).toThrow('expected an address that begins with "https://".');
  expect(() => placesOf('https://')).toThrow('expected an address such as');
  expect(isAddress('resume.json')).toBe(false);
  expect(isAddress('C:/cv/resume.json')).toBe(false);
});

test('changes the form of a LinkedIn export to that of the standard', async () => {
  const profile = 'First Name,Last Name,Summary\nAda,Weaver,<p>I weave <b>linen</b>.</p>\n';
  const { resume } = await readFile(join(fileOf(profile, 'Profile.csv'), '..'));
  expect(resume.basics).toMatchObject({ name: 'Ada Weaver', summary: 'I weave **linen**.' });
});
