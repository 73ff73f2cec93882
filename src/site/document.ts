import { createHash } from 'node:crypto';

import type { RenderedPage } from '../portal/entry-server';
import { SITE_MARK } from '../portal/addresses/offline';
import { PAGE_DATA_ID, ROOT_ID } from '../portal/page-data';
import type { HeadTag } from '../portal/i18n/page-head';
import { POLICY_HEADER } from './hosts/hosting';
import { policyInPage, type InlineHashes } from './hosts/policy';

/** The escape sequences for HTML and XML, the same as React's. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes a text for HTML, SVG and XML, in text and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

export type SiteDocument = { html: string; hashes: InlineHashes };

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** The start tag of an element: `<a href="…">`. An attribute without a value is omitted. */
export const startTag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .flatMap(([attribute, value]) => (value == null ? [] : [` ${attribute}="${escapeHtml(value)}"`]))
    .join('')}>`;

/** The source expression of an inline script or style in a policy. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A policy in an attribute. Single quotes do not need escaping there and stay readable. */
export const policyText = (policy: string): string =>
  escapeHtml(policyInPage(policy)).replaceAll('&#x27;', "'");

/** A value as JSON that cannot close the script element. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Composes an HTML document. Head and body are HTML. */
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
    // For hosts that do not set headers. It must precede the first script.
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

/** The parts of a page's document. */
export type PageParts = {
  page: RenderedPage;
  attributes: Attributes;
  /** The inline script. */ firstSecond: string;
  /** The styles of the screen and the colors of the content. */ styles: readonly string[];
  /** The addresses of the stylesheets that `styles` contains. */ sheets: readonly string[];
  /** The address of the stylesheet of printed pages. */ printSheet: string;
  /** The addresses of the scripts that the page imports statically; empty for a page without scripts. */
  scripts: readonly string[];
  /** The machine-readable tags, as HTML. */ tags: string;
  policyOf: (hashes: InlineHashes) => string;
};

/** Composes a page's document. All inline code is inserted here, so its hashes are known. */
export function pageDocument({
  page,
  attributes,
  firstSecond,
  styles,
  sheets,
  printSheet,
  scripts,
  tags,
  policyOf,
}: PageParts): SiteDocument {
  const { site } = page.data;
  const hashes = { scripts: [inlineHash(firstSecond)], styles: styles.map(inlineHash) };
  const entry = scripts.at(-1);
  const head = [
    `<script>${firstSecond}</script>`,
    startTag('link', { rel: 'icon', type: 'image/svg+xml', href: `${site.basePath}icon.svg` }),
    ...page.head.map(headTag),
    ...styles.map((text) => `<style>${text}</style>`),
    tags,
  ];
  const body = [
    `<div id="${ROOT_ID}">${page.html}</div>`,
    startTag('link', { rel: 'stylesheet', media: 'print', href: printSheet }),
  ];
  if (entry !== undefined)
    body.push(
      // After the content. In the head, they would compete with the text for bandwidth.
      `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInScript(page.data)}</script>`,
      startTag('link', {
        rel: 'preload',
        as: 'fetch',
        crossorigin: 'anonymous',
        href: site.texts,
        fetchpriority: 'low',
      }),
      // Vite loads the styles of a screen with its module, unless the document has a link to them
      // (docs/decisions/003). A disabled link loads nothing.
      ...sheets.map((href) => startTag('link', { rel: 'stylesheet', href, disabled: '' })),
      ...scripts.map((href) => startTag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
      `${startTag('script', { type: 'module', src: entry })}</script>`,
    );
  return {
    html: htmlDocument({ attributes, policy: policyOf(hashes), head: head.join(''), body: body.join('') }),
    hashes,
  };
}
