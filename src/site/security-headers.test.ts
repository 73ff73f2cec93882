import { expect, test } from 'vitest';

import { securityHeaders } from './security-headers';

test('subdomains are the owner’s own affair, unless the owner says otherwise', () => {
  const [alone, all] = [false, true].map(
    (httpsOnSubdomains) => securityHeaders({ portal: { httpsOnSubdomains } })['Strict-Transport-Security'],
  );
  expect(alone).toBe('max-age=63072000');
  expect(all).toBe('max-age=63072000; includeSubDomains');
});

test('no line is longer than Cloudflare reads, and no feature is named twice', () => {
  const headers = securityHeaders({ portal: { httpsOnSubdomains: true } });
  for (const [name, value] of Object.entries(headers))
    expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
  const features = (headers['Permissions-Policy'] ?? '').split(', ').map((rule) => rule.split('=')[0]);
  expect(new Set(features).size).toBe(features.length);
});
