import { isLocalMail } from '../resume/read/portal';
import { documentName } from '../resume/read/packed';
import { FINISHED } from '../site/build-folders';
import { buildSite } from '../site/build-site';
import { FOR_THIS_MACHINE } from '../site/write-site';
import { FOLDER_OPTION, JSON_OPTION, STRICT_OPTION, type Command, enterFolder, timedSteps } from './command';

export const command: Command = {
  name: 'build',
  about: 'Writes the site that you publish: build/client in your folder.',
  words: ['[FOLDER]'],
  options: { ...STRICT_OPTION, ...JSON_OPTION, ...FOLDER_OPTION },
  examples: [
    ['portalfolio build', 'the site of this folder'],
    ['BASE_PATH=/portfolio/ portalfolio build', 'for a host that serves it below a path'],
    ['portalfolio build --strict', 'for a machine that should not publish what is not understood'],
  ],
  async run(given) {
    const forThisMachine = Boolean(process.env['LOCAL_MAIL']);
    const folder = enterFolder(given);
    const sentences: string[] = [];
    const note = (sentence: string) => void sentences.push(sentence);
    const asJson = given.has('json');
    if (!asJson) console.log(`Building the portal${folder === '.' ? '' : ` from ${folder}`} …`);
    const { portfolio, warnings, withheld } = await buildSite(folder, {
      forThisMachine,
      ...(asJson ? { log: { warn: note, log: note } } : { onStep: timedSteps(console.log) }),
    });
    const ends = given.has('strict') && warnings.length > 0 ? 1 : 0;
    const { owner, portal } = portfolio;
    if (asJson) {
      const { site } = FINISHED;
      const answer = { ok: ends === 0, owner: owner.name, site, basePath: portal.basePath };
      console.log(JSON.stringify({ ...answer, warnings, notPublished: withheld, sentences }, null, 2));
      return ends;
    }
    const from = folder === '.' ? '' : ` (from ${folder})`;
    console.log(`The portal of ${owner.name}${from} is built: ${FINISHED.site}`);
    if (isLocalMail(portal.mail)) console.log(FOR_THIS_MACHINE);
    if (!portal.mail)
      console.log(
        owner.email
          ? `No mail service is configured: the form opens the visitor’s own mail program (see \`mail\` in ${documentName('content')}).`
          : `No mail service is configured, and the résumé has no email address, so nobody can write to you (see \`mail\` in ${documentName('content')}).`,
      );
    return ends;
  },
};
