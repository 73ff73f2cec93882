import { parse, type Rule } from 'postcss';

import { brandStyle } from '../../portal/styles/brand';
import { styleSheets } from '../style-sheets';
import type { Values } from './colors';

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
