import { createHash } from 'node:crypto';

import type { RenderedPage } from '../portal/entry-server';
import { SITE_MARK } from '../portal/lib/offline';
import { PAGE_DATA_ID, ROOT_ID } from '../portal/page-data';
import type { HeadTag } from '../portal/i18n/page-head';
import { escapeHtml } from './escape-html';
import { POLICY_HEADER } from './hosting';
import { policyInPage } from './policy';

/** A document of the site and the security policy that its inline script and styles need. */
export type SiteDocument = { html: string; policy: string };

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** An element's start tag: `<a href="…">`. An attribute without a value is left out. */
const startTag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .flatMap(([attribute, value]) => (value == null ? [] : [` ${attribute}="${escapeHtml(value)}"`]))
    .join('')}>`;

/** The source expression of an inline script or style in a policy. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A policy as it stands in a page. Its own single quotes mean nothing between double ones, and stay as people read them. */
export const policyText = (policy: string): string =>
  escapeHtml(policyInPage(policy)).replaceAll('&#x27;', "'");

/** A value as JSON that no text in it can end. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Puts together a document. Head and body are HTML. */
export function htmlDocument({
  attributes,
  policy,
  head,
  body,
}: {
  attributes: Attributes;
  policy: string;
  head: string;
  body: string;
}): string {
  return [
    '<!DOCTYPE html>',
    startTag('html', attributes),
    '<head><meta charset="utf-8"/>',
    // For hosts that set no headers: before the first script that it speaks of.
    `<meta http-equiv="${POLICY_HEADER}" content="${policyText(policy)}"/>`,
    SITE_MARK,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    head,
    '</head><body>',
    body,
    '</body></html>',
  ].join('');
}

function headTag(tag: HeadTag): string {
  if ('title' in tag) return `<title>${escapeHtml(tag.title)}</title>`;
  if ('name' in tag) return startTag('meta', tag);
  if ('httpEquiv' in tag) return startTag('meta', { 'http-equiv': tag.httpEquiv, content: tag.content });
  return startTag('link', tag);
}

/** What a page's document is composed of. */
export type PageParts = {
  page: RenderedPage;
  attributes: Attributes;
  /** The inline script. */ firstSecond: string;
  /** The styles of the screen, and the colors that the content names. */ styles: readonly string[];
  /** Addresses of the scripts that the page imports at once; none for a page without scripts. */
  scripts: readonly string[];
  /** What machines read: HTML. */ tags: string;
  policyOf: (scriptHashes: readonly string[], styleHashes: readonly string[]) => string;
};

/** Composes a page's document: everything inline is written here, so its hashes are those of known texts. */
export function pageDocument({
  page,
  attributes,
  firstSecond,
  styles,
  scripts,
  tags,
  policyOf,
}: PageParts): SiteDocument {
  const { site } = page.data;
  const policy = policyOf([inlineHash(firstSecond)], styles.map(inlineHash));
  const entry = scripts.at(-1);
  const head = [
    `<script>${firstSecond}</script>`,
    startTag('link', { rel: 'icon', type: 'image/svg+xml', href: `${site.basePath}icon.svg` }),
    ...page.head.map(headTag),
    ...styles.map((text) => `<style>${text}</style>`),
    tags,
  ];
  const body = [`<div id="${ROOT_ID}">${page.html}</div>`];
  if (entry !== undefined)
    body.push(
      // Behind the content: in the head, the line would be shared between the text and the scripts.
      `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInScript(page.data)}</script>`,
      startTag('link', {
        rel: 'preload',
        as: 'fetch',
        crossorigin: 'anonymous',
        href: site.texts,
        fetchpriority: 'low',
      }),
      ...scripts.map((href) => startTag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
      `${startTag('script', { type: 'module', src: entry })}</script>`,
    );
  return {
    html: htmlDocument({ attributes, policy, head: head.join(''), body: body.join('') }),
    policy,
  };
}
