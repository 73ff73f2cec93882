import { fieldName } from '../resume/standard/problems';
import { proposalsFor, writeProposals } from '../resume/suggest/proposed-lines';
import { readContent } from '../site/content/read-content';
import { FOLDER_OPTION, JSON_OPTION, type Command, enterFolder } from './command';

export const command: Command = {
  name: 'suggest',
  about:
    'Proposes settings that your files do not state, each with its reason. Nothing applies them before you do.',
  words: ['[FOLDER]'],
  options: {
    write: { about: 'adds them to portal.yaml, as comments below "Proposals"' },
    ...JSON_OPTION,
    ...FOLDER_OPTION,
  },
  examples: [
    ['portalfolio suggest', 'the proposals for this folder'],
    ['portalfolio suggest --write', 'and adds them to portal.yaml, switched off'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const proposals = proposalsFor(folder, (await readContent(folder)).portfolio);
    const written = given.has('write') ? writeProposals(folder, proposals) : null;
    if (given.has('json')) {
      console.log(JSON.stringify({ ok: true, proposals, written }, null, 2));
      return 0;
    }
    for (const { file, path, value, because } of proposals)
      console.log(`${file} ${fieldName(path)}: ${JSON.stringify(value)}\n  ${because}`);
    if (proposals.length === 0) console.log('Nothing to propose.');
    else if (written !== null) console.log(`Written, as comments: ${written}`);
    else if (!given.has('write')) console.log('With --write, they are added to portal.yaml as comments.');
    return 0;
  },
};
