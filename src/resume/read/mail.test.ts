import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';

import { readFolder } from './folder-for-test';
import { MAIL_VARIABLES } from './mail';

const RESUME = { basics: { name: 'Ada' } };
const KEYS = 'mail:\n  publicKey: abc\n  serviceId: service_1\n  templateId: template_1\n';
const OWN = { publicKey: 'abc', serviceId: 'service_1', templateId: 'template_1' };
const read = (yaml = '') => readFolder({ 'resume.json': RESUME, 'portal.yaml': yaml });
const mail = (yaml?: string) => read(yaml).portfolio?.portal.mail;

/** Sets these environment variables and clears all others of the mail service. */
function given(variables: Readonly<Record<string, string>> = {}) {
  for (const variable of ['LOCAL_MAIL', ...Object.values(MAIL_VARIABLES)]) vi.stubEnv(variable, '');
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value);
}
afterEach(() => void vi.unstubAllEnvs());

test('the sample has no keys for a mail service', () => {
  const portal = readFileSync('examples/sample/portal.yaml', 'utf8');
  expect(parse(portal)).not.toHaveProperty('mail');
  // All lines of the example file are comments.
  expect(readFileSync('.env.example', 'utf8')).not.toMatch(/^[^#\n]/m);
});

test('without keys there is no service, and a local build uses the local server', () => {
  given();
  expect(mail()).toBeNull();
  given({ LOCAL_MAIL: '1' });
  expect(mail()).toMatchObject({ origin: '', throttleMs: 0 });
  expect(mail(KEYS)).toMatchObject({ ...OWN, origin: 'https://api.emailjs.com' });
});

test('reads the origin of the service and the interval between messages', () => {
  given();
  expect(mail(`${KEYS}  origin: https://Mail.example.org/\n  throttleMs: 5000\n`)).toEqual({
    ...OWN,
    origin: 'https://mail.example.org',
    throttleMs: 5000,
  });
  expect(mail(`${KEYS}  origin: http://localhost:8025\n`)).toMatchObject({ origin: 'http://localhost:8025' });
});

test.each([
  [
    'web3forms',
    'key: 1a2b-3c',
    { origin: 'https://api.web3forms.com', path: '/submit', fields: { access_key: '1a2b-3c' } },
  ],
  ['formspree', 'form: xyzabcde', { origin: 'https://formspree.io', path: '/f/xyzabcde', fields: {} }],
  [
    'endpoint',
    'url: https://mail.ada.example/in?to=me',
    { origin: 'https://mail.ada.example', path: '/in?to=me', fields: {} },
  ],
])('reads the service %s', (service, account, expected) => {
  given();
  const { portfolio, warnings } = read(`mail:\n  service: ${service}\n  ${account}\n`);
  expect(portfolio?.portal.mail).toEqual({ ...expected, throttleMs: 0 });
  expect(warnings).toEqual([]);
});

test.each([
  [
    'service: web3forms',
    [
      'mail: expected `key` for the service "web3forms", got none for key; the form opens the visitor’s mail program.',
    ],
  ],
  [
    'service: formspree\n  form: a b',
    [
      `mail.form: expected a key as the mail service’s dashboard shows it (letters, digits, "_" and "-"), got "a b"; it was left out.`,
    ],
  ],
  [
    'service: endpoint\n  url: http://ada.example',
    [
      'mail.url: expected an address that begins with "https://" and takes messages as JSON, got "http://ada.example"; it was left out.',
    ],
  ],
  [
    'service: endpoint\n  url: https://ada.example\n  key: abc',
    ['mail.key: the service "endpoint" does not read it.'],
  ],
  [
    'service: pigeon\n  key: abc',
    [
      'mail.service: expected one of "emailjs", "web3forms", "formspree", "endpoint", got "pigeon"; it was left out.',
    ],
  ],
])('warns about mistakes in a service: %s', (lines, sentences) => {
  given();
  const { portfolio, warnings } = read(`mail:\n  ${lines}\n`);
  expect(warnings.map((line) => line.replace(/^\S+ /, ''))).toEqual(sentences);
  expect(portfolio?.portal.mail === null).toBe(!lines.includes('https://ada.example'));
});

test('the environment takes precedence for each field', () => {
  given({ MAIL_PUBLIC_KEY: 'other', MAIL_ORIGIN: 'https://mail.example.org/', MAIL_THROTTLE_MS: ' 10 ' });
  expect(mail(KEYS)).toEqual({
    ...OWN,
    publicKey: 'other',
    origin: 'https://mail.example.org',
    throttleMs: 10,
  });
  given({ MAIL_PUBLIC_KEY: 'a', MAIL_SERVICE_ID: 'b', MAIL_TEMPLATE_ID: 'c' });
  expect(mail()).toMatchObject({ publicKey: 'a', serviceId: 'b', templateId: 'c' });
});

const KEY = 'expected a key as the mail service’s dashboard shows it (letters, digits, "_" and "-")';
const ORIGIN = 'expected the address of a mail service without a path, such as "https://api.emailjs.com"';
const EXAMPLE = 'expected your own key in the place of the example';

test.each([
  ['publicKey: a b', `mail.publicKey: ${KEY}, got "a b"; it was left out.`],
  ['templateId: your-template-id', `mail.templateId: ${EXAMPLE}, got "your-template-id"; it was left out.`],
  ['origin: http://example.org', `mail.origin: ${ORIGIN}, got "http://example.org"; it was left out.`],
  ['origin: https://a.b/c', `mail.origin: ${ORIGIN}, got "https://a.b/c"; it was left out.`],
  [
    'throttleMs: -1',
    'mail.throttleMs: expected a number of milliseconds, 0 or more, got -1; it was left out.',
  ],
  ['accessToken: x', 'mail.accessToken: this setting is not known; nothing reads it.'],
])('warns about mistakes in portal.yaml: %s', (line, sentence) => {
  given();
  // Added after valid settings.
  const right = KEYS.split('\n').filter((one) => one !== '' && !one.includes(`${line.split(':')[0]}:`));
  const { portfolio, warnings } = read([...right, `  ${line}`].join('\n'));
  const place = `portal.yaml:${right.length + 1}:3`;
  expect(warnings).toEqual([`${place} ${sentence}`]);
  // With an unclear service, no messages are sent.
  const unmeant = /publicKey|serviceId|templateId|origin/.test(line);
  expect(portfolio?.portal.mail === null).toBe(unmeant);
});

test.each([
  ['MAIL_PUBLIC_KEY', 'a b', `${KEY}, got "a b"`],
  ['MAIL_ORIGIN', "https://a.b;script-src'*'", `${ORIGIN}, got "https://a.b;script-src'*'"`],
  ['MAIL_THROTTLE_MS', 'Infinity', 'expected a number of milliseconds, 0 or more, got "Infinity"'],
])('reports mistakes in the environment with the line of .env: %s=%s', (variable, value, expected) => {
  given({ [variable]: value });
  expect(read(KEYS).problems).toContain(`${variable}: ${expected}`);
  const file = `# mine\n\nexport ${variable}="${value}"\n`;
  const directory = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(join(directory, '.env'), file);
  const resume = join(directory, 'resume.json');
  writeFileSync(resume, JSON.stringify(RESUME));
  const before = process.cwd();
  process.chdir(directory);
  const { problems } = read(KEYS);
  process.chdir(before);
  expect(problems).toContain(`.env:3 ${variable}: ${expected}`);
});

test('names the missing keys when some are given', () => {
  const sentence =
    'mail: expected all three keys of the mail service, got none for serviceId and templateId; the form opens the visitor’s mail program.';
  given();
  // The fields are present and still empty.
  expect(read("mail:\n  publicKey: abc\n  serviceId:\n  templateId: ' '\n").warnings).toEqual([
    `portal.yaml:1:1 ${sentence}`,
  ]);
  given({ MAIL_PUBLIC_KEY: 'abc' });
  expect(read('title: A\n').warnings).toEqual([sentence]);
});

test('.env.example lists exactly the used variables', () => {
  expect(existsSync('.env.example')).toBe(true);
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.filter((name) => name?.startsWith('MAIL_')).toSorted()).toEqual(
    Object.values(MAIL_VARIABLES).toSorted(),
  );
  const code = ['site/serve', 'cli/command', 'mail-server/mail-server'].map((file) =>
    readFileSync(`src/${file}.ts`, 'utf8'),
  );
  for (const name of named.filter((one) => !one?.startsWith('MAIL_')))
    expect(code.join('\n')).toMatch(new RegExp(`env\\['${name}'\\]|\\b${name}\\b.*process\\.env`));
});
