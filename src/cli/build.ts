import { isLocalMail } from '../resume/read/portal';
import { documentName } from '../resume/package-data';
import { FINISHED } from '../site/build-folders';
import { buildSite } from '../site/build-site';
import { FOR_THIS_MACHINE } from '../site/write-site';
import { type CliCommand, enterFolder, timedSteps } from './command';

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: {},
  examples: [
    ['portalfolio build', 'the site of this folder'],
    ['BASE_PATH=/portfolio/ portalfolio build', 'for a host that serves it below a path'],
  ],
  async run(given) {
    const forThisMachine = Boolean(process.env['LOCAL_MAIL']);
    const folder = enterFolder(given);
    console.log(`Building the portal${folder === '.' ? '' : ` from ${folder}`} …`);
    const { portfolio } = await buildSite(folder, { forThisMachine, onStep: timedSteps(console.log) });
    const { owner, portal } = portfolio;
    const from = folder === '.' ? '' : ` (from ${folder})`;
    console.log(`The portal of ${owner.name}${from} is built: ${FINISHED.site}`);
    if (isLocalMail(portal.mail)) console.log(FOR_THIS_MACHINE);
    if (!portal.mail)
      console.log(
        owner.email
          ? `No mail service is configured: the form opens the visitor’s own mail program (see \`mail\` in ${documentName('content')}).`
          : `No mail service is configured, and the résumé has no email address, so nobody can write to you (see \`mail\` in ${documentName('content')}).`,
      );
    return 0;
  },
};
