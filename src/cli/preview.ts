import { existsSync } from 'node:fs';
import { createServer } from 'node:http';

import { isLocalMail } from '../resume/read/portal';
import { commandLine } from '../resume/package-data';
import { FINISHED } from '../site/build-folders';
import { buildSite } from '../site/build-site';
import { listen, mailSentence, serveSite, type Address } from '../site/serve';
import { FOR_THIS_MACHINE } from '../site/write-site';
import { ADDRESS_OPTIONS, serverAddress, type CliCommand, enterFolder, timedSteps } from './command';

const USUAL_PORT = '4173';

/** Builds the site for this machine, then serves it. */
async function buildAndServe(folder: string, address: Address): Promise<void> {
  // Reports an occupied port before the build.
  const probe = createServer();
  await listen(probe, address);
  await new Promise((closed) => probe.close(closed));
  console.log(`Building the portal from ${folder} …`);
  const { portfolio } = await buildSite(folder, {
    forThisMachine: true,
    onStep: timedSteps(console.log),
  });
  const { owner, portal } = portfolio;
  if (isLocalMail(portal.mail)) console.log(FOR_THIS_MACHINE);
  const { url, inbox } = await serveSite(address);
  const lines = [`The portal of ${owner.name}`, url, `content: ${folder}`];
  if (inbox) lines.push(mailSentence(inbox, address));
  console.log(`\n  ${lines.join('\n  ')}\n\n  Ctrl+C stops it.`);
}

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: {
    build: { about: 'builds it first, for this machine: messages of the form stay here' },
    ...ADDRESS_OPTIONS,
  },
  examples: [
    ['portalfolio preview', `on http://localhost:${USUAL_PORT}`],
    ['portalfolio preview --build --port 8080', 'builds it, and serves it on another port'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const address = serverAddress(given, USUAL_PORT);
    if (given.has('build')) await buildAndServe(folder, address);
    else {
      if (!existsSync(FINISHED.serverSettings))
        throw new Error(`There is no build yet. Run ${commandLine('build', 'build')}.`);
      console.log((await serveSite(address)).url);
    }
    return 0;
  },
};
