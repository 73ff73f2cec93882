import { watch } from 'node:fs';

import { buildSite, contentDirectoryFrom } from '../site/build-site';
import { readEnvFile } from '../site/environment';
import { pageReloader } from '../site/reload';
import { runTool } from './run-tool';
import { addressFrom } from '../site/serve';
import { mailSentence, serveSite } from '../site/serve-site';

/** Editors write a file in several steps, ms. */
const PAUSE_MS = 150;

const OPTIONS = { forThisMachine: true, reloads: true };

/** Calls `act` after a pause in changes below any of the folders. */
function onChange(folders: readonly string[], act: () => Promise<void>): void {
  let pause: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, file) => {
      if (file?.split(/[\\/]/).some((step) => step.startsWith('.'))) return;
      clearTimeout(pause);
      pause = setTimeout(() => void (running = running.then(act)), PAUSE_MS);
    });
}

/** `npm run dev [-- --content DIR]`: the portal, built again on every change of content or code. */
await runTool(async () => {
  readEnvFile();
  const directory = contentDirectoryFrom(process.argv.slice(2), process.env);
  const address = addressFrom({ PORT: '5173', ...process.env });
  const { portal } = await buildSite(directory, OPTIONS);
  const reloader = pageReloader(portal.basePath);
  const buildAgain = () =>
    runTool(async () => {
      const started = performance.now();
      const { owner } = await buildSite(directory, OPTIONS);
      reloader.reload();
      console.log(`The portal of ${owner.name} is built (${Math.round(performance.now() - started)} ms).`);
    });
  const { url, inbox } = await serveSite(address, reloader.answer);
  console.log(`\n  ${url}\n  content: ${directory}${inbox ? `\n  ${mailSentence(inbox, address)}` : ''}\n`);
  onChange([directory, 'src'], buildAgain);
});
