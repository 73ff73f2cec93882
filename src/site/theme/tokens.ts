import { parse, type Rule } from 'postcss';
import { brandStyle } from '../../portal/styles/brand';
import { styleSheets } from '../compiled-app';

/** The type of a token. Lengths have limits in rem that the portal's layout supports. */
export type TokenKind = 'color' | 'font' | readonly [least: number, most: number];

/**
 * A token that an owner's theme.css may set: its type and its purpose. Its default value is in tokens.css.
 */
export type Token = { kind: TokenKind; about: string };

const color = (about: string): Token => ({ kind: 'color', about });

/**
 * THE LIST of the tokens that `theme.css` may set. All others of tokens.css depend on these or belong to the
 * layout.
 */
export const TOKENS: Readonly<Record<string, Token>> = {
  '--page': color('The ground of a page.'),
  '--raised': color('The ground of cards, dialogs and menus.'),
  '--sidebar': color('The ground of the sidebar.'),
  '--text': color('Text.'),
  '--title': color('Titles of pages and cards.'),
  '--muted': color('Text beside other text: dates, places, explanations.'),
  '--disabled': color('Commands that nobody but the owner can use.'),
  '--link': color('Links.'),
  '--bar': color('The bar at the top.'),
  '--bar-hover': color('Its buttons under the pointer.'),
  '--bar-press': color('Its buttons while they are pressed.'),
  '--on-bar': color('Text and icons in the bar.'),
  '--search': color('The search field in the bar.'),
  '--search-hover': color('The same under the pointer.'),
  '--on-search': color('Its text.'),
  '--primary': color('Buttons that lead on.'),
  '--primary-hover': color('The same under the pointer.'),
  '--primary-press': color('The same while they are pressed.'),
  '--on-primary': color('Their text.'),
  '--line': color('Lines between parts.'),
  '--line-strong': color('Edges of cards.'),
  '--input-border': color('Edges of fields.'),
  '--hover': color('The ground of what is under the pointer.'),
  '--selected': color('The ground of what is selected.'),
  '--press': color('The ground of what is pressed.'),
  '--tag': color('The ground of a tag.'),
  '--on-tag': color('Its text.'),
  '--mark': color('The ground of a word that a search found.'),
  '--track': color('The part of a bar that is not filled.'),
  '--key': color('The key of a subscription.'),
  '--info': color('The ground of a note.'),
  '--info-icon': color('Its icon.'),
  '--success': color('The ground of a message about what went well.'),
  '--success-icon': color('Its icon.'),
  '--warning': color('The ground of a warning.'),
  '--warning-icon': color('Its icon.'),
  '--error': color('The ground of a message about what failed.'),
  '--error-icon': color('Its icon.'),
  '--focus': color('The ring around what the keyboard is at.'),
  '--overlay': color('What lies over the page behind a dialog.'),
  '--font': {
    kind: 'font',
    about: 'The typeface: names of fonts that visitors have, the preferred one first.',
  },
  '--radius': { kind: [0, 1], about: 'How round corners are.' },
  '--gutter': { kind: [0.5, 3], about: 'The space at the sides of a page.' },
  '--text-width': { kind: [20, 80], about: 'How wide a text may run.' },
};

/** WCAG 2.2 AA for text. */
const TEXT = 4.5;
/** WCAG 2.2 AA for other elements: icons, borders of fields, the focus indicator. */
const OTHER = 3;

/** The values of tokens in CSS notation, by name. */
export type Values = ReadonlyMap<string, string>;

/** A foreground, a background, and their minimum contrast. */
export type Pair = readonly [front: string, ground: string, least: number];

const on = (front: string, least: number, ...grounds: readonly string[]): Pair[] =>
  grounds.map((ground) => [front, ground, least]);

/** THE LIST of foregrounds with their backgrounds. */
export const PAIRS: readonly Pair[] = [
  ...on('--text', TEXT, '--page', '--raised', '--sidebar', '--hover', '--selected', '--mark'),
  ...on('--text', TEXT, '--info', '--success', '--warning', '--error'),
  ...on('--title', TEXT, '--page', '--raised'),
  ...on('--muted', TEXT, '--page', '--raised', '--hover'),
  ...on('--disabled', TEXT, '--page', '--raised'),
  ...on('--link', TEXT, '--page', '--raised', '--hover', '--selected'),
  ...on('--on-bar', TEXT, '--bar', '--bar-hover', '--bar-press'),
  ...on('--on-search', TEXT, '--search', '--search-hover'),
  ...on('--on-primary', TEXT, '--primary', '--primary-hover', '--primary-press'),
  ...on('--on-tag', TEXT, '--tag'),
  ...on('--input-border', OTHER, '--page', '--raised'),
  ...on('--focus', OTHER, '--page', '--raised', '--sidebar'),
  ...on('--key', OTHER, '--page', '--raised'),
  ...on('--info-icon', OTHER, '--info'),
  ...on('--success-icon', OTHER, '--success'),
  ...on('--warning-icon', OTHER, '--warning'),
  ...on('--error-icon', OTHER, '--error'),
];

const SHEET = 'src/portal/styles/tokens.css';

const isRoot = (rule: Rule): boolean =>
  rule.selector === ':root' && (rule.parent?.type === 'root' || Object(rule.parent).name === 'layer');

/** The default values of the tokens, with an owner's brand color. */
export function defaultTokens(brand: string): Values {
  const values = new Map<string, string>();
  for (const sheet of [styleSheets([SHEET]), brandStyle(brand) ?? ''])
    parse(sheet).walkRules((rule) => {
      if (isRoot(rule))
        rule.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, value.replaceAll(/\s+/g, ' ')));
    });
  return values;
}

/** The default brand color (spec §9). */
const BRAND = '#0078d4';

const LIST = '## Tokens';

const kindOf = (kind: TokenKind): string =>
  typeof kind === 'string' ? (kind === 'color' ? 'colour' : 'fonts') : `${kind[0]}rem to ${kind[1]}rem`;

/** The owner's reference of `theme.css` with its lists, from the list of tokens and the program's stylesheet. */
export function themeReference(document: string): string {
  const start = document.indexOf(LIST);
  if (start === -1) throw new Error(`The document has no heading “${LIST}”.`);
  const values = defaultTokens(BRAND);
  const rows = Object.entries(TOKENS).map(
    ([name, { kind, about }]) =>
      `| \`${name}\` | ${kindOf(kind)} | ${about} | \`${values.get(name) ?? ''}\` |`,
  );
  const pairs = PAIRS.map(([front, ground, least]) => `| \`${front}\` | \`${ground}\` | ${least}:1 |`);
  return [
    `${document.slice(0, start)}${LIST}\n\n| token | holds | what it is for | without a theme |\n| --- | --- | --- | --- |`,
    ...rows,
    '\n## What is read on what\n\n| this | on this | least contrast |\n| --- | --- | --- |',
    ...pairs,
    '',
  ].join('\n');
}
