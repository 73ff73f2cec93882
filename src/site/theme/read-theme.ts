import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CssSyntaxError, parse, type Declaration, type Node, type Root } from 'postcss';

import { textOf } from '../../resume/read/file-text';
import { documentName } from '../../resume/read/packed';
import {
  didYouMean,
  missing,
  shown,
  warnerOf,
  type Findings,
  type Warning,
  type Weight,
} from '../../resume/standard/problems';
import { colorPair, contrastOf, partFor, passingColor, SCHEMES, type Scheme, type Values } from './colors';
import { defaultTokens, PAIRS, TOKENS } from './tokens';

/** A font name, which cannot contain anything else. */
const NAME = /^[\p{L}\p{N} ._-]+$/u;
const GENERIC = /^(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+|-apple-system)$/i;
const BARE = /^-?[A-Za-z][A-Za-z0-9-]*$/;
/** The pixels of a rem. */
const ROOT_FONT_SIZE = 16;

type Refused = { expected: string };

/** A validated list of fonts, with a generic font at its end. */
function plainFonts(written: string): string | Refused {
  const names = written.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  if (names.some((name) => !NAME.test(name) || name.trim() === ''))
    return { expected: "expected names of fonts, such as Georgia, 'Noto Serif', serif" };
  const fonts = names.map((name) => (GENERIC.test(name) || BARE.test(name) ? name : `'${name}'`));
  return (GENERIC.test(fonts.at(-1) ?? '') ? fonts : [...fonts, 'sans-serif']).join(',');
}

/** A length in rem within limits. */
function plainLength(
  written: string,
  [least, most]: readonly [least: number, most: number],
): string | Refused {
  const { number, unit } = /^(?<number>\d*\.?\d+)(?<unit>px|rem)?$/.exec(written.trim())?.groups ?? {};
  const rem = Number(number) / (unit === 'px' ? ROOT_FONT_SIZE : 1);
  return (unit !== undefined || rem === 0) && rem >= least && rem <= most
    ? `${rem}rem`
    : { expected: `expected a length from ${least}rem to ${most}rem, in rem or px` };
}

const THEME_FILE = 'theme.css';

/** An owner's theme as a stylesheet for each page, and the warnings about it. */
export type Theme = { css: string; warnings: readonly Warning[] };

const NO_THEME: Theme = { css: '', warnings: [] };

/** The color schemes of a declaration: one or both. */
type SchemeScope = Scheme | 'both';

const SELECTORS: Readonly<Record<string, SchemeScope>> = {
  ':root': 'both',
  ":root[data-theme='light']": 'light',
  ":root[data-theme='dark']": 'dark',
};
const MEDIA: Readonly<Record<string, Scheme>> = {
  '(prefers-color-scheme:light)': 'light',
  '(prefers-color-scheme:dark)': 'dark',
};

/** The color schemes of a declaration; null if it is in any other place. */
function scopeOf({ parent }: Node): SchemeScope | null {
  if (parent?.type !== 'rule') return null;
  const scope = SELECTORS[String(Object(parent).selector).replaceAll('"', "'").trim()];
  const around = parent.parent as { type?: string; name?: string; params?: string } | undefined;
  if (around?.type === 'root') return scope ?? null;
  const scheme = around?.name === 'media' ? MEDIA[(around.params ?? '').replaceAll(/\s/g, '')] : undefined;
  return scheme !== undefined && scope === 'both' ? scheme : null;
}

type ThemeContext = {
  report: (node: Node, field: string, message: string, weight?: Weight) => void;
  colors: Map<string, Partial<Record<Scheme, string>>>;
  others: Map<string, string>;
  /** The declaration of each token. */ nodes: Map<string, Node>;
};

/** Reads a declaration, or warns about it. */
function apply(
  declaration: Declaration,
  scope: SchemeScope,
  { report, colors, others, nodes }: ThemeContext,
): void {
  const { prop, value } = declaration;
  const leftOut = (message: string, guess = '') =>
    report(declaration, prop, `${message}; it was left out${guess || '.'}`, 'missing');
  const token = TOKENS[prop];
  if (prop.startsWith('--brand')) return leftOut('the brand colour is brandColor in portal.yaml');
  if (!token)
    return leftOut(
      `the portal has no such token (${documentName('theme')})`,
      didYouMean(prop, Object.keys(TOKENS)),
    );
  if (token.kind === 'color') {
    const pair = colorPair(value);
    if (!pair)
      return leftOut(
        `expected a colour, such as #0f6cbd, or light-dark(#0f6cbd, #6cb8f6) for either look, got ${shown(value)}`,
      );
    const known = colors.get(prop) ?? {};
    colors.set(prop, scope === 'both' ? { ...pair } : { ...known, [scope]: pair[scope] });
  } else {
    const plain = token.kind === 'font' ? plainFonts(value) : plainLength(value, token.kind);
    if (typeof plain !== 'string') return leftOut(`${plain.expected}, got ${shown(value)}`);
    others.set(prop, plain);
  }
  nodes.set(prop, declaration);
}

/** The values of the colors that a theme sets; in a color scheme without one, the default value. */
const colorValues = ({ colors }: ThemeContext, own: Values): [name: string, value: string][] =>
  [...colors].map(([name, set]) => {
    const [light = '', dark = ''] = SCHEMES.map(
      (scheme) => set[scheme] ?? partFor(scheme, own.get(name) ?? ''),
    );
    return [name, light === dark ? light : `light-dark(${light},${dark})`];
  });

/**
 * Warns about each token that has too little contrast, after the theme was applied to the default values, and
 * names a color that passes.
 */
function checkContrast(reading: ThemeContext, own: Values): void {
  const { report, nodes } = reading;
  const values = new Map([...own, ...colorValues(reading, own)]);
  for (const [token, node] of nodes) {
    const pairs = PAIRS.filter(
      ([front, ground]) => front === token || (ground === token && !nodes.has(front)),
    );
    const sentences = SCHEMES.flatMap((scheme) => {
      const [worst, ...more] = pairs
        .map(([front, ground, least]) => {
          const contrast = contrastOf(front, ground, scheme, values);
          return { other: front === token ? ground : front, contrast, least };
        })
        .filter(({ contrast, least }) => contrast < least)
        .toSorted((one, two) => one.contrast / one.least - two.contrast / two.least);
      if (!worst) return [];
      const { other, contrast, least } = worst;
      const others = more.length > 0 ? ` (and too low with ${more.length} more)` : '';
      const passing = passingColor(token, scheme, values);
      const cure = passing ? `${passing} passes` : 'no shade of it passes, so change those as well';
      return [
        `in the ${scheme} look its contrast with ${other} is ${contrast.toFixed(1)}:1${others}, and ${least}:1 is needed; ${cure}`,
      ];
    });
    if (sentences.length > 0) report(node, token, `${sentences.join('; ')}.`);
  }
}

/**
 * The stylesheet of a theme. Its colors apply on screens without a preference for more contrast, its other
 * values everywhere.
 */
function styleOf(reading: ThemeContext, own: Values): string {
  const block = (pairs: readonly (readonly [string, string])[]) =>
    `:root{${pairs.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  const tints = colorValues(reading, own);
  const { others } = reading;
  return [
    others.size > 0 && block([...others]),
    tints.length > 0 && `@media screen and (not (prefers-contrast:more)){${block(tints)}}`,
  ]
    .filter(Boolean)
    .join('');
}

/** Reads `theme.css` if it exists. Its errors do not stop a build. */
export function readTheme(directory: string, brand: string): Theme {
  const file = join(directory, THEME_FILE);
  if (!existsSync(file)) return NO_THEME;
  const text = textOf(file);
  if ('problems' in text) return { css: '', warnings: text.problems.map((problem) => missing(problem)) };
  let sheet: Root;
  try {
    sheet = parse(text.text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line, column, reason } = error;
    return {
      css: '',
      warnings: [
        missing(
          `the file is not well-formed here: ${reason}; none of it was used.`,
          `${file}:${line}:${column}`,
        ),
      ],
    };
  }
  const findings: Findings = { problems: [], warnings: [] };
  const reading: ThemeContext = {
    report(node, field, message, weight = 'guessed') {
      const { line = 1, column = 1 } = node.source?.start ?? {};
      warnerOf({ place: () => `${file}:${line}:${column}` }, findings)([field], message, { weight });
    },
    colors: new Map(),
    others: new Map(),
    nodes: new Map(),
  };
  const declarations: [Declaration, SchemeScope][] = [];
  sheet.walk((node) => {
    if (node.type !== 'decl') {
      if (node.type === 'atrule' && !node.nodes) reading.report(node, `@${node.name}`, ELSEWHERE, 'missing');
      return;
    }
    const scope = scopeOf(node);
    if (scope === null) reading.report(node, node.prop, ELSEWHERE, 'missing');
    else declarations.push([node, scope]);
  });
  // A value for one color scheme takes precedence over one for both, in any order.
  for (const wanted of [true, false])
    for (const [declaration, scope] of declarations)
      if ((scope === 'both') === wanted) apply(declaration, scope, reading);
  const own = defaultTokens(brand);
  checkContrast(reading, own);
  return { css: styleOf(reading, own), warnings: findings.warnings };
}

const ELSEWHERE =
  'a theme sets tokens in :root { … }, in @media (prefers-color-scheme: dark) { :root { … } } or in :root[data-theme="dark"] { … }, and nothing else; it was left out.';
