import { expect, test } from 'vitest';
import { securityHeaders } from './policy';

test('HSTS includes subdomains only if the owner sets it', () => {
  const [alone, all] = [false, true].map(
    (httpsOnSubdomains) => securityHeaders({ portal: { httpsOnSubdomains } })['Strict-Transport-Security'],
  );
  expect(alone).toBe('max-age=63072000');
  expect(all).toBe('max-age=63072000; includeSubDomains');
});

test('headers are shorter than Cloudflare’s limit, and name each feature once', () => {
  const headers = securityHeaders({ portal: { httpsOnSubdomains: true } });
  for (const [name, value] of Object.entries(headers))
    expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
  const features = (headers['Permissions-Policy'] ?? '').split(', ').map((rule) => rule.split('=')[0]);
  expect(new Set(features).size).toBe(features.length);
});
