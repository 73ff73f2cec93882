import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CssSyntaxError, parse, type ChildNode, type Declaration, type Root } from 'postcss';

import { textOf } from '../../resume/read/file-text';
import { documentName } from '../../resume/package-data';
import {
  didYouMean,
  missing,
  shown,
  warnerOf,
  type Findings,
  type Warning,
  type Weight,
} from '../../resume/standard/problems';
import { colorPair, contrastOf, passingColor, SCHEMES } from './colors';
import { defaultTokens, PAIRS, TOKENS, type TokenKind, type Values } from './tokens';

/** A font name, which cannot contain anything else. */
const NAME = /^[\p{L}\p{N} ._-]+$/u;
const GENERIC = /^(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+|-apple-system)$/i;
const BARE = /^-?[A-Za-z][A-Za-z0-9-]*$/;
/** The pixels of a rem. */
const ROOT_FONT_SIZE = 16;

/** The value of a token in its normal form, or the form that it must have. */
type Checked = { value: string } | { expected: string };

/** A list of fonts, with a generic font at its end. */
function checkedFonts(written: string): Checked {
  const names = written.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  if (names.some((name) => !NAME.test(name) || name.trim() === ''))
    return { expected: "names of fonts, such as Georgia, 'Noto Serif', serif" };
  const fonts = names.map((name) => (GENERIC.test(name) || BARE.test(name) ? name : `'${name}'`));
  return { value: (GENERIC.test(fonts.at(-1) ?? '') ? fonts : [...fonts, 'sans-serif']).join(',') };
}

/** A length in rem within limits. */
function checkedLength(written: string, [least, most]: readonly [least: number, most: number]): Checked {
  const { number, unit } = /^(?<number>\d*\.?\d+)(?<unit>px|rem)?$/.exec(written.trim())?.groups ?? {};
  const rem = Number(number) / (unit === 'px' ? ROOT_FONT_SIZE : 1);
  return (unit !== undefined || rem === 0) && rem >= least && rem <= most
    ? { value: `${rem}rem` }
    : { expected: `a length from ${least}rem to ${most}rem, in rem or px` };
}

/** A color, or one for each color scheme. */
function checkedColor(written: string): Checked {
  const pair = colorPair(written);
  if (!pair)
    return { expected: 'a colour, such as #0f6cbd, or light-dark(#0f6cbd, #6cb8f6) for either look' };
  const { light, dark } = pair;
  return { value: light === dark ? light : `light-dark(${light},${dark})` };
}

function checkedValue(kind: TokenKind, written: string): Checked {
  if (kind === 'color') return checkedColor(written);
  return kind === 'font' ? checkedFonts(written) : checkedLength(written, kind);
}

const THEME_FILE = 'theme.css';
const ELSEWHERE = 'a theme sets tokens in :root { … }, and nothing else';

/** An owner's theme as a stylesheet for each page, and the warnings about it. */
export type Theme = { css: string; warnings: readonly Warning[] };

type Report = (node: ChildNode, field: string, message: string, weight?: Weight) => void;

/** A token that a theme sets, with its place in the file. */
type SetToken = { value: string; node: Declaration };

/** The tokens that a theme sets. Everything else is reported. */
function tokensIn(sheet: Root, report: Report): Map<string, SetToken> {
  const tokens = new Map<string, SetToken>();
  const leftOut = (node: ChildNode, field: string, message: string, guess = '') =>
    report(node, field, `${message}; it was left out${guess || '.'}`, 'missing');
  const nodes = sheet.nodes.flatMap((node) =>
    node.type === 'rule' && node.selector === ':root' ? node.nodes : [node],
  );
  for (const node of nodes) {
    if (node.type === 'comment') continue;
    if (node.type !== 'decl' || node.parent === sheet) {
      leftOut(
        node,
        node.type === 'atrule' ? `@${node.name}` : node.type === 'rule' ? node.selector : node.prop,
        ELSEWHERE,
      );
      continue;
    }
    const { prop, value } = node;
    const token = TOKENS[prop];
    if (prop.startsWith('--brand')) leftOut(node, prop, 'the brand colour is brandColor in portal.yaml');
    else if (!token)
      leftOut(
        node,
        prop,
        `the portal has no such token (${documentName('theme')})`,
        didYouMean(prop, Object.keys(TOKENS)),
      );
    else {
      const checked = checkedValue(token.kind, value);
      if ('value' in checked) tokens.set(prop, { value: checked.value, node });
      else leftOut(node, prop, `expected ${checked.expected}, got ${shown(value)}`);
    }
  }
  return tokens;
}

/**
 * Warns once about each token that has too little contrast, after the theme was applied to the default values, with
 * a color that passes in each look.
 */
function checkContrast(tokens: ReadonlyMap<string, SetToken>, own: Values, report: Report): void {
  const values = new Map([...own, ...[...tokens].map(([name, { value }]) => [name, value] as const)]);
  for (const [token, { node }] of tokens) {
    const pairs = PAIRS.filter(
      ([front, ground]) => front === token || (ground === token && !tokens.has(front)),
    );
    const parts = SCHEMES.flatMap((scheme) => {
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
      const cure = passing === null ? 'no shade of it passes, so change those as well' : `${passing} passes`;
      return `in the ${scheme} look its contrast with ${other} is ${contrast.toFixed(1)}:1${others}, and ${least}:1 is needed; ${cure}`;
    });
    if (parts.length > 0) report(node, token, `${parts.join('; ')}.`);
  }
}

/**
 * The stylesheet of a theme. Its colors apply on screens without a preference for more contrast, its other
 * values everywhere.
 */
function styleOf(tokens: ReadonlyMap<string, SetToken>): string {
  const block = (isColor: boolean) => {
    const set = [...tokens].filter(([name]) => (TOKENS[name]?.kind === 'color') === isColor);
    return set.length > 0 && `:root{${set.map(([name, { value }]) => `${name}:${value}`).join(';')}}`;
  };
  const [others, colors] = [block(false), block(true)];
  return [others, colors && `@media screen and (not (prefers-contrast:more)){${colors}}`]
    .filter(Boolean)
    .join('');
}

/** Reads `theme.css` if it exists. Its errors do not stop a build. */
export function readTheme(directory: string, brand: string): Theme {
  const file = join(directory, THEME_FILE);
  if (!existsSync(file)) return { css: '', warnings: [] };
  const text = textOf(file);
  if ('problems' in text) return { css: '', warnings: text.problems.map((problem) => missing(problem)) };
  let sheet: Root;
  try {
    sheet = parse(text.text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line, column, reason } = error;
    const sentence = `the file is not well-formed here: ${reason}; none of it was used.`;
    return { css: '', warnings: [missing(sentence, `${file}:${line}:${column}`)] };
  }
  const findings: Findings = { problems: [], warnings: [] };
  const report: Report = (node, field, message, weight = 'guessed') => {
    const { line = 1, column = 1 } = node.source?.start ?? {};
    warnerOf({ place: () => `${file}:${line}:${column}` }, findings)([field], message, { weight });
  };
  const tokens = tokensIn(sheet, report);
  checkContrast(tokens, defaultTokens(brand), report);
  return { css: styleOf(tokens), warnings: findings.warnings };
}
