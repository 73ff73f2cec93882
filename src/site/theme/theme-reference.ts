import { parse, type Rule } from 'postcss';

import { PAIRS, TOKENS, type TokenKind } from './tokens';
import { brandStyle } from '../../portal/styles/brand';
import { styleSheets } from '../compiled-app';
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

/** The default brand color (spec §9). */
const BRAND = '#0078d4';

const HEAD = `# The portal's look

\`brandColor\` in \`portal.yaml\` gives the portal a colour of yours, readable wherever it stands. \`theme.css\` beside your
\`resume.json\` goes further: it sets any of the tokens below.

\`\`\`css
:root {
  --page: light-dark(#fffdf8, #14120f);
  --font: Georgia, 'Noto Serif', serif;
  --radius: 8px;
}

@media (prefers-color-scheme: dark) {
  :root {
    --link: #9ecbff;
  }
}
\`\`\`

A colour is any that CSS has a notation for; \`light-dark(…, …)\` gives one for either look, and a colour alone stands in both. What is
for the dark look stands in \`@media (prefers-color-scheme: dark) { :root { … } }\` or \`:root[data-theme='dark'] { … }\`, which mean the
same here: a visitor may choose a look of their own. A font is one that visitors have; none is loaded. A visitor who asks for higher
contrast, and paper, get the portal's own colours. The résumé's page and documents have a look of their own.

Nothing else is read: what is no token of the list, stands elsewhere or has no value of its kind is left out, with its line and
column. Colours that are hard to tell apart are reported with their contrast (WCAG 2.2 AA): the colours that are read on each other stand
below the list. Nothing in the file stops a build. \`npm run content:check\` says all of it without building.

Five looks are ready: [paper](themes/paper/theme.css), [forest](themes/forest/theme.css), [harbour](themes/harbour/theme.css),
[plum](themes/plum/theme.css) and [ink](themes/ink/theme.css), each with a picture of its light and dark look beside it. The package has
them in \`node_modules/portalfolio/docs/themes\`: copy one beside your \`resume.json\`.

`;

const kindOf = (kind: TokenKind): string =>
  typeof kind === 'string' ? (kind === 'color' ? 'colour' : 'fonts') : `${kind[0]}rem to ${kind[1]}rem`;

/** The owner's reference of `theme.css`, from the list of tokens and the program's stylesheet. */
export function themeReference(): string {
  const values = defaultTokens(BRAND);
  const rows = Object.entries(TOKENS).map(
    ([name, { kind, about }]) =>
      `| \`${name}\` | ${kindOf(kind)} | ${about} | \`${values.get(name) ?? ''}\` |`,
  );
  const pairs = PAIRS.map(([front, ground, least]) => `| \`${front}\` | \`${ground}\` | ${least}:1 |`);
  return [
    `${HEAD}## Tokens\n\n| token | holds | what it is for | without a theme |\n| --- | --- | --- | --- |`,
    ...rows,
    '\n## What is read on what\n\n| this | on this | least contrast |\n| --- | --- | --- |',
    ...pairs,
    '',
  ].join('\n');
}
