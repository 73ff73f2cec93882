import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { escapeHtml } from './escape-html';
import { POLICY_HEADER } from './hosting';
import { policyInPage } from './policy';

/** Stands first in the stylesheet, where the bundler does not keep it when a lazy part shares its rules. */
const [LAYER_ORDER = ''] = /@layer [^{;]+;/.exec(readFileSync('app/theme/base.css', 'utf8')) ?? [];

/** SHA-256 of every inline script or style of a page, as a policy names them. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(
    new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, 'g'),
  );
  return [...blocks]
    .filter(({ groups }) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(groups?.['attributes'] ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['text'] ?? '')
          .digest('base64')}'`,
    );
}

/** The stylesheets of each route, by the framework's own list, as files of the site. */
export function stylesheets(site: string, basePath: string): (route: string) => readonly string[] {
  const assets = join(site, 'assets');
  const list = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const json = readFileSync(join(assets, list), 'utf8')
    .replace(/^[^{]*/, '')
    .replace(/;\s*$/, '');
  const { routes } = JSON.parse(json) as { routes: Record<string, { css?: string[] } | undefined> };
  return (route) => {
    const files = ['root', route].flatMap((name) => routes[name]?.css ?? []);
    return [...new Set(files.map((file) => file.replace(/#$/, '').slice(basePath.length)))];
  };
}

/**
 * The styles of a page's own route go into it (docs/decisions/003). The preloads of scripts go behind the
 * content: in the head, the line would be shared between the text and the framework.
 */
export function finishPage(
  html: string,
  sheets: readonly string[],
  { site, basePath }: { site: string; basePath: string },
): string {
  const css = sheets.map((sheet) => readFileSync(join(site, sheet), 'utf8').trim()).join('');
  const hrefs = sheets.map((sheet) => basePath + sheet);
  const preloads = /<link rel="modulepreload"[^>]*>/g;
  const links = (html.match(preloads) ?? []).join('').replaceAll('<link ', '<link fetchpriority="low" ');
  return html
    .replaceAll(preloads, '')
    .replace('</head>', () => `<style data-sheets="${hrefs.join(' ')}">${LAYER_ORDER}${css}</style></head>`)
    .replace('</body>', () => `${links}</body>`);
}

/** A policy as it stands in a page. Its own single quotes mean nothing between double ones, and stay as people read them. */
export const policyText = (policy: string): string =>
  escapeHtml(policyInPage(policy)).replaceAll('&#x27;', "'");

/** For hosts that set no headers: before the first script that it speaks of. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace(
    /<meta charset="utf-8"\/?>/i,
    (charset) => `${charset}<meta http-equiv="${POLICY_HEADER}" content="${policyText(policy)}"/>`,
  );
