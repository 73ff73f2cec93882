import { createHash } from 'node:crypto';

import { SITE_MARK } from '../portal/addresses/offline';
import type { HeadTag } from '../portal/i18n/page-head';
import { POLICY_HEADER } from './hosts/hosting';
import { policyInPage } from './hosts/policy';

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

/** A tag that a page adds to its head. */
export function headTag(tag: HeadTag): string {
  if ('title' in tag) return `<title>${escapeHtml(tag.title)}</title>`;
  if ('name' in tag) return startTag('meta', tag);
  if ('httpEquiv' in tag) return startTag('meta', { 'http-equiv': tag.httpEquiv, content: tag.content });
  return startTag('link', tag);
}
