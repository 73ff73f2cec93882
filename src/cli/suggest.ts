import { fieldName } from '../resume/standard/problems';
import { proposalsFor, writeProposals } from '../resume/suggest/suggest';
import { readContent } from '../site/content/read-content';
import { type CliCommand, enterFolder } from './command';

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: {
    write: { about: 'adds them to portal.yaml, as comments below "Proposals"' },
  },
  examples: [
    ['portalfolio suggest', 'the proposals for this folder'],
    ['portalfolio suggest --write', 'and adds them to portal.yaml, switched off'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const proposals = proposalsFor(folder, (await readContent(folder)).portfolio);
    const written = given.has('write') ? writeProposals(folder, proposals) : null;
    for (const { file, path, value, because } of proposals)
      console.log(`${file} ${fieldName(path)}: ${JSON.stringify(value)}\n  ${because}`);
    if (proposals.length === 0) console.log('Nothing to propose.');
    else if (written !== null) console.log(`Written, as comments: ${written}`);
    else if (!given.has('write')) console.log('With --write, they are added to portal.yaml as comments.');
    return 0;
  },
};
