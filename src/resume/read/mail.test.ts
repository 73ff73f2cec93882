import { readFileSync } from 'node:fs';

import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';

import { readFolder } from './folder-for-test';

const RESUME = { basics: { name: 'Ada' } };
const KEYS = 'mail:\n  publicKey: abc\n  serviceId: service_1\n  templateId: template_1\n';
const OWN = { publicKey: 'abc', serviceId: 'service_1', templateId: 'template_1' };
const read = (yaml = '') => readFolder({ 'resume.json': RESUME, 'portal.yaml': yaml });
const mail = (yaml?: string) => read(yaml).portfolio?.portal.mail;

/** Whether the site is built for this machine. */
const forThisMachine = (isLocal: boolean) => vi.stubEnv('LOCAL_MAIL', isLocal ? '1' : '');
afterEach(() => void vi.unstubAllEnvs());

test('the sample has no keys for a mail service', () => {
  const portal = readFileSync('examples/sample/portal.yaml', 'utf8');
  expect(parse(portal)).not.toHaveProperty('mail');
});

test('without keys there is no service, and a local build uses the local server', () => {
  forThisMachine(false);
  expect(mail()).toBeNull();
  forThisMachine(true);
  expect(mail()).toMatchObject({ origin: '', throttleMs: 0 });
  expect(mail(KEYS)).toMatchObject({ ...OWN, origin: 'https://api.emailjs.com' });
});

test('reads the origin of the service and the interval between messages', () => {
  forThisMachine(false);
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
  forThisMachine(false);
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
  forThisMachine(false);
  const { portfolio, warnings } = read(`mail:\n  ${lines}\n`);
  expect(warnings.map((line) => line.replace(/^\S+ /, ''))).toEqual(sentences);
  expect(portfolio?.portal.mail === null).toBe(!lines.includes('https://ada.example'));
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
  forThisMachine(false);
  // Added after valid settings.
  const right = KEYS.split('\n').filter((one) => one !== '' && !one.includes(`${line.split(':')[0]}:`));
  const { portfolio, warnings } = read([...right, `  ${line}`].join('\n'));
  const place = `portal.yaml:${right.length + 1}:3`;
  expect(warnings).toEqual([`${place} ${sentence}`]);
  // With an unclear service, no messages are sent.
  const unmeant = /publicKey|serviceId|templateId|origin/.test(line);
  expect(portfolio?.portal.mail === null).toBe(unmeant);
});

test('names the missing keys when some are given', () => {
  const sentence =
    'mail: expected all three keys of the mail service, got none for serviceId and templateId; the form opens the visitor’s mail program.';
  forThisMachine(false);
  // The fields are present and still empty.
  expect(read("mail:\n  publicKey: abc\n  serviceId:\n  templateId: ' '\n").warnings).toEqual([
    `portal.yaml:1:1 ${sentence}`,
  ]);
});
