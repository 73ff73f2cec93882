import type { Portfolio } from '../../resume/model/portfolio';
import {
  EXPORTS_FILE,
  inLanguage,
  RESUME_PAGE,
  EVIDENCE_FILE,
  RESOURCES_FILE,
  TEMPLATE_FILE,
  TEMPLATE_SCHEMA_FILE,
} from '../../portal/addresses/exports';
import { EXPORTS, type ExportFile } from '../../portal/addresses/export-formats';
import { monthOf } from '../../resume/standard/dates';
import { keysOf } from '../../portal/text/keys-of';
import { colonIn } from '../../portal/text/format';
import { packEvidence } from '../../portal/evidence/evidence-file';
import { defaultLanguage, type Language } from '../../portal/addresses/languages';
import { resumeMarkdown, resumeText } from '../../documents/resume-text';
import { exportTemplate, TEMPLATE_SCHEMA } from '../../portal/resources/export-template';
import { portalResources } from '../portal-resources';
import { formatOf } from '../../portal/i18n/format';
import { exportName, resumeWords } from '../../portal/i18n/page-head';
import { documentOf } from '../../documents/document-of';
import { sitePolicy, type InlineHashes } from '../hosts/policy';
import { resumePage, resumeStyleHash, type Published } from './resume-page';

/** The longest line in octets, without its line break (RFC 6350 §3.2). */
const LONGEST_LINE = 75;

/** Characters that a parser may treat as a line break, and control characters that no text needs. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const CONTROLS = /[^\P{Cc}\t]/gu;

/** Escapes a text as a value with backslashes (RFC 6350 §3.4). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(LINE_ENDS, String.raw`\n`)
    .replaceAll(CONTROLS, '')
    .replaceAll(',', String.raw`\,`);

/** Folds a long line, but never inside a character. Continuation lines begin with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let [row, size] = ['', 0];
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LONGEST_LINE) {
      rows.push(row);
      [row, size] = [' ', 1];
    }
    row += character;
    size += octets;
  }
  return [...rows, row].join('\r\n');
}

/** A URI value, which has no backslash escapes. */
const address = (url: string): string =>
  url.replaceAll(/[\s\p{Cc}"<>\\^`{|}]/gu, (sign) => encodeURIComponent(sign));

/** One part of a structured value; semicolons separate the parts. */
const part = (text: string | null): string => escaped(text ?? '').replaceAll(';', String.raw`\;`);

/** A quoted parameter value with the escapes of RFC 6868. */
const parameter = (text: string): string =>
  `"${text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(LINE_ENDS, '^n')
    .replaceAll(CONTROLS, '')}"`;

/**
 * The contact details as vCard 4.0 (RFC 6350; profiles as in RFC 9554). The reader leaves out the street and the
 * postal code, unless the owner publishes them.
 */
export function vcard({ owner, portal, currentPosition }: Portfolio): string {
  const { name, headline, email, phone, website, profiles, place } = owner;
  const title = currentPosition?.position.title ?? headline;
  const parts = place ? [place.address, place.city, place.region, place.postalCode, place.country] : [];
  const rows: (string | null)[] = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escaped(name)}`,
    title && `TITLE:${escaped(title)}`,
    currentPosition && `ORG:${part(currentPosition.company.name)}`,
    email && `EMAIL:${escaped(email)}`,
    phone && `TEL:${escaped(phone)}`,
    place && `ADR:;;${parts.map(part).join(';')}`,
    ...[...new Set([website, portal.siteUrl])].map((url) => url && `URL:${address(url)}`),
    ...profiles.map(
      ({ network, url }) => url && `SOCIALPROFILE;SERVICE-TYPE=${parameter(network)}:${address(url)}`,
    ),
    'END:VCARD',
  ];
  return rows
    .filter((row): row is string => Boolean(row))
    .map((row) => `${foldLine(row)}\r\n`)
    .join('');
}

/** The files to download, named after the owner. The PDF is included if there is one. */
export function exportFiles(
  { owner }: Portfolio,
  pdfPages: number | null,
  language: Language = defaultLanguage,
): ExportFile[] {
  return keysOf(EXPORTS)
    .filter((kind) => kind !== 'pdf' || pdfPages !== null)
    .map((kind) => ({
      kind,
      path: inLanguage(EXPORTS[kind].path, language),
      type: EXPORTS[kind].type,
      name: exportName(owner.name, kind, language),
      pages: kind === 'pdf' ? pdfPages : null,
    }));
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const resumeHashes = (): InlineHashes => ({ scripts: [], styles: [resumeStyleHash()] });

/** The security policy of the résumé's page and of the tailored résumés. */
export const resumePolicy = (portfolio: Portfolio): string => sitePolicy(portfolio, [resumeHashes()]);

/** The text formats of the résumé, by address. PDF and Word file are separate (src/documents/). */
export function resumeTexts(
  portfolio: Portfolio,
  pdfPages: number | null,
  language: Language = defaultLanguage,
  published?: Published,
): Readonly<Record<string, string>> {
  const resume = documentOf(portfolio, language);
  const files = exportFiles(portfolio, pdfPages, language);
  const resources = portalResources(portfolio, colonIn(language.code));
  const texts = {
    [RESUME_PAGE]: resumePage(
      resume,
      resumeWords(portfolio, language),
      language,
      files,
      portfolio.portal.basePath,
      published,
    ),
    '/resume.json': json(portfolio.resume),
    '/resume.md': resumeMarkdown(resume),
    '/resume.txt': resumeText(resume),
    '/contact.vcf': vcard(portfolio),
    [RESOURCES_FILE]: json(resources),
    [TEMPLATE_FILE]: exportTemplate(resources, '', 'json') ?? '',
    [TEMPLATE_SCHEMA_FILE]: json(TEMPLATE_SCHEMA),
    [EVIDENCE_FILE]: JSON.stringify(
      packEvidence(portfolio, formatOf(language.code), language, monthOf(new Date())),
    ),
    [EXPORTS_FILE]: json(files),
  };
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [inLanguage(path, language), text]));
}
