import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/model/portfolio';

import { privacyNote } from './privacy-note';

type Configured = {
  mail?: Portfolio['portal']['mail'];
  tiles?: Portfolio['portal']['map']['tiles'];
  url?: string;
  offline?: boolean;
  speed?: string | null;
  email?: string | null;
  pictureHosts?: readonly string[];
};

const SERVICE = {
  origin: 'https://api.emailjs.com',
  publicKey: 'a',
  serviceId: 'b',
  templateId: 'c',
  throttleMs: 0,
};

function noteOf({
  mail = null,
  tiles = 'off',
  url = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  offline = false,
  speed = null,
  email = 'me@me.example',
  pictureHosts = [],
}: Configured = {}): string {
  const portal = { mail, map: { tiles, url, attribution: '' }, offline, speed };
  const portfolio = { portal, owner: { email, name: 'Me' }, pictureHosts } as unknown as Portfolio;
  const { summary, sentences } = privacyNote(portfolio, { code: 'en' });
  expect(summary).toBe('Privacy: no cookies, no tracking');
  return sentences.join(' ');
}

const PROGRAM = 'The contact form opens your own email app.';
const REST =
  'No other server is contacted. Settings, favorites, searches and unsent messages stay on this device.';

test('names the visitor’s mail program when nothing else is configured', () => {
  expect(noteOf()).toBe(`${PROGRAM} ${REST}`);
});

test('names the service, tiles, picture hosts, speed figures and offline copies', () => {
  const most = { mail: SERVICE, tiles: 'auto', pictureHosts: ['a.example', 'b.example'] } as const;
  expect(noteOf({ ...most, speed: '/content/speed.js', offline: true })).toBe(
    'Messages you send go through api.emailjs.com. ' +
      'Map images come from tile.openstreetmap.org. ' +
      'Pictures come from a.example, b.example. ' +
      'Page speed figures are sent to Me. ' +
      `${REST} So do copies of pages for offline use.`,
  );
});

test('names the local mail server, and no form where there is none', () => {
  expect(noteOf({ mail: { ...SERVICE, origin: '' } })).toMatch(/^Messages stay on this computer\./);
  expect(noteOf({ email: null })).toBe(REST);
});

test('says that tiles are loaded on request, for any form of their address', () => {
  expect(noteOf({ tiles: 'ask', url: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })).toBe(
    `${PROGRAM} Map images come from tiles.example if you ask for them. ${REST}`,
  );
});
