import { existsSync, readFileSync } from 'node:fs';

import type { ServerSettings } from '../site/write-site';
import { FINISHED } from '../site/build-folders';
import { contentDirectoryFrom } from '../site/build-site';
import { contentHash } from '../site/content-hash';
import { deployAdvice, type Built } from '../site/deploy-advice';
import { readEnvFile } from '../site/environment';
import { readContent } from '../site/read-content';
import { runTool } from './run-tool';
import { warningLines } from '../site/tell-warnings';

function builtFrom(directory: string): Built {
  if (!existsSync(FINISHED.serverSettings)) return null;
  const settings = JSON.parse(readFileSync(FINISHED.serverSettings, 'utf8')) as ServerSettings;
  const { basePath, forThisMachine, offline, content } = settings;
  return { basePath, forThisMachine, offline, ofThisContent: content === contentHash(directory) };
}

/** `npm run deploy:check [-- --content DIR]`: what is missing before the world may see it. Exits with 1 where it would embarrass. */
await runTool(() => {
  readEnvFile();
  const directory = contentDirectoryFrom(process.argv.slice(2), process.env);
  const { portfolio, warnings } = readContent(directory);
  const advice = deployAdvice(portfolio, builtFrom(directory));
  for (const line of warningLines(warnings)) console.log(`  – ${line}`);
  for (const { embarrassing, sentence } of advice) console.log(`${embarrassing ? '  ✗' : '  –'} ${sentence}`);
  const worst = advice.filter(({ embarrassing }) => embarrassing).length;
  if (worst > 0) throw new Error(`Not ready: mend what is marked ✗ first (${worst}).`);
  console.log(advice.length === 0 ? 'Ready to publish.' : 'Ready to publish. What is marked – is optional.');
});
