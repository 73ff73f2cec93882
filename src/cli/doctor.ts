import { builtFrom, deployAdvice, hostAdvice } from '../site/hosts/advice';
import { readContent, warningLines } from '../site/content/read-content';
import { type CliCommand, enterFolder } from './command';

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: {
    online: { about: 'looks at the published site too, and whether the repository is public' },
  },
  examples: [
    ['portalfolio doctor', 'before publishing; ends with 1 where something would embarrass'],
    ['portalfolio doctor --online', 'after publishing'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const { portfolio, warnings, withheld } = await readContent(folder);
    const ofHost = await hostAdvice(portfolio, folder, withheld.length, { online: given.has('online') });
    const advice = [...deployAdvice(portfolio, builtFrom(folder)), ...ofHost].toSorted(
      (one, other) => Number(other.embarrassing) - Number(one.embarrassing),
    );
    const worst = advice.filter(({ embarrassing }) => embarrassing).length;
    for (const line of warningLines(warnings)) console.log(`  – ${line}`);
    for (const { embarrassing, sentence } of advice)
      console.log(`${embarrassing ? '  ✗' : '  –'} ${sentence}`);
    if (worst > 0) throw new Error(`Not ready: mend what is marked ✗ first (${worst}).`);
    console.log(
      advice.length === 0 ? 'Ready to publish.' : 'Ready to publish. What is marked – is optional.',
    );
    return 0;
  },
};
