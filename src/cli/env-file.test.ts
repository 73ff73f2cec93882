import { afterEach, expect, test, vi } from 'vitest';
import { serverAddress } from './command';
import { mailSentence } from '../site/serve';

afterEach(() => void vi.unstubAllEnvs());

test('HOST and PORT without a value, such as in `HOST=`, are as good as none', () => {
  vi.stubEnv('HOST', '');
  vi.stubEnv('PORT', '');
  const given = { words: [], has: () => false, text: () => undefined };
  expect(serverAddress(given, '4173')).toEqual({ host: 'localhost', port: 4173 });
});

test.each([
  ['localhost', 'http://localhost:4173/inbox', /^inbox: http:\/\/localhost:4173\/inbox \(/],
  ['0.0.0.0', 'http://0.0.0.0:4173/inbox', /^inbox: http:\/\/localhost:4173\/inbox \(on this machine only/],
  ['192.168.1.5', 'http://192.168.1.5:4173/inbox', /^no inbox: HOST=192\.168\.1\.5 /],
])('describes the inbox at HOST=%s', (host, inbox, sentence) => {
  expect(mailSentence(inbox, { host, port: 4173 })).toMatch(sentence);
});
