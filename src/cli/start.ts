import { createServer } from 'node:http';

import { isLocalMail } from '../resume/read/mail';
import { FOR_THIS_MACHINE } from '../site/write-site';
import { buildSite, contentDirectoryFrom } from '../site/build-site';
import { readEnvFile } from '../site/environment';
import { runTool } from './run-tool';
import { addressFrom, listen } from '../site/serve';
import { mailSentence, serveSite } from '../site/serve-site';

/** `npm start [-- --content DIR]`: builds the portal and serves it on this machine. */
await runTool(async () => {
  readEnvFile();
  const directory = contentDirectoryFrom(process.argv.slice(2), process.env);
  const address = addressFrom(process.env);
  // A port that is taken is said before the build, not after it.
  const probe = createServer();
  await listen(probe, address);
  await new Promise((closed) => probe.close(closed));
  console.log(`Building the portal from ${directory} …`);
  const { owner, portal } = await buildSite(directory, { forThisMachine: true });
  if (isLocalMail(portal.mail)) console.log(FOR_THIS_MACHINE);
  const { url, inbox } = await serveSite(address);
  const lines = [`The portal of ${owner.name}`, url, `content: ${directory}`];
  if (inbox) lines.push(mailSentence(inbox, address));
  console.log(`\n  ${lines.join('\n  ')}\n\n  Ctrl+C stops it.`);
});
