import { createServer } from 'node:http';

import { buildSite, contentDirectoryFrom } from './build-site';
import { mailServer } from './mail-server';
import { runTool } from './run-tool';
import { addressFrom, listen, siteServer } from './serve';

/** `npm start [-- --content DIR]`: builds the portal and serves it on this machine. */
await runTool(async () => {
  const directory = contentDirectoryFrom(process.argv.slice(2), process.env);
  const address = addressFrom(process.env);
  // A port that is taken is said before the build, not after it.
  const probe = createServer();
  await listen(probe, address);
  await new Promise((closed) => probe.close(closed));
  console.log(`Building the portal from ${directory} …`);
  const { owner } = await buildSite(directory, { forThisMachine: true });
  const url = await listen(siteServer({ mail: mailServer() }), address);
  console.log(`\n  The portal of ${owner.name}\n  ${url}\n  content: ${directory}\n\n  Ctrl+C stops it.`);
});
