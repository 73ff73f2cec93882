import { expect, test } from 'vitest';

import { portfolioOf } from '../../resume/read/folder-for-test';
import type { Portfolio } from '../../resume/model/portfolio';
import { htmlDocument, policyText } from '../document';
import { contentSecurityPolicy, securityHeaders, sitePolicy } from './policy';

const owned = (portal: string, image?: string) => portfolioOf({ basics: { name: 'Ada', image } }, portal);
const policyOf = (portfolio: Portfolio) =>
  contentSecurityPolicy(portfolio, { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] });
const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `));

test('the policy names exactly the hosts of the content', () => {
  const policy = policyOf(
    owned(
      'map: { url: "https://{s}.tiles.example/{z}/{x}/{y}.png" }\n' +
        'mail: { publicKey: a, serviceId: b, templateId: c, origin: "https://mail.example" }\n',
      'https://img.example:8443/me.png',
    ),
  );
  const tiles = 'https://a.tiles.example https://b.tiles.example https://c.tiles.example';
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='; " +
      `img-src 'self' data: https://img.example:8443 ${tiles}; font-src 'self'; ` +
      `connect-src 'self' https://mail.example ${tiles}; manifest-src 'self'; worker-src 'self'; ` +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
      'trusted-types default worker',
  );
});

test('the policy of a page without a form names neither mail nor tiles', () => {
  const portfolio = owned(
    'map: { url: "https://{s}.tiles.example/{z}/{x}/{y}.png" }\n' +
      'mail: { publicKey: a, serviceId: b, templateId: c, origin: "https://mail.example" }\n',
    'https://img.example/me.png',
  );
  const policy = contentSecurityPolicy(portfolio, { scripts: [], styles: [] }, false);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.example");
});

test('disabled tiles and invalid hosts are in no policy', () => {
  const portfolio = owned('map: { tiles: off }\n');
  expect(directive(policyOf(portfolio), 'img-src')).toBe("img-src 'self' data:");
  const forged: Portfolio = {
    ...portfolio,
    pictureHosts: ["a;script-src'unsafe-inline'", 'b"onload="alert(1)', 'c.example'],
    portal: { ...portfolio.portal, map: { tiles: 'auto', url: 'https://a";/{z}', attribution: '' } },
  };
  expect(directive(policyOf(forged), 'img-src')).toBe("img-src 'self' data: https://c.example");
  const mail = { origin: 'https://a;x', publicKey: 'a', serviceId: 'b', templateId: 'c', throttleMs: 0 };
  expect(() => policyOf({ ...portfolio, portal: { ...portfolio.portal, mail } })).toThrow('https://a;x');
});

test('escapes the policy in its attribute', () => {
  const page = htmlDocument({
    attributes: {},
    policy: `a "><script>alert('$&')</script> & b`,
    head: '',
    body: '',
  });
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="a &quot;&gt;&lt;script&gt;alert('$&amp;')&lt;/script&gt; &amp; b"/>`,
  );
  expect(policyText("frame-ancestors 'none'; script-src 'self'")).toBe("script-src 'self'");
});

test('the policy of the site allows the inline code of all pages, each once', () => {
  const page = (style: string) => ({ scripts: ["'sha256-a='"], styles: [style, "'sha256-c='"] });
  const policy = sitePolicy(owned(''), [page("'sha256-d='"), page("'sha256-e='")]);
  expect(policy).toContain("script-src 'self' 'sha256-a=';");
  expect(policy).toContain("style-src 'self' 'sha256-d=' 'sha256-c=' 'sha256-e=';");
});

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
