import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { NO_SERVICE } from './site-of';

type Dev = {
  child: ChildProcess;
  url: string;
  /** Settles when the files were read once more. */ nextRead: () => Promise<void>;
  /** Settles when no read has ended for a while: a later one would load an open page again. */
  quiet: () => Promise<void>;
};

/** Longer than the pause of `dev` after a change, ms. */
const PAUSE_MS = 1_000;

/** Starts `dev` on a folder, and waits until its portal is read. */
export async function startDev(content: string): Promise<Dev> {
  const env = {
    ...process.env,
    ...NO_SERVICE,
    OUTBOX_DIR: join(content, 'outbox'),
  };
  const started = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/cli/portalfolio.ts', 'dev', content, '--port', '0'],
    { env },
  );
  let last = { at: 0, took: 0 };
  started.stdout.on('data', (text) => {
    const [, took] = / is read \((\d+) ms\)/.exec(String(text)) ?? [];
    if (took) last = { at: Date.now(), took: Number(took) };
  });
  const address = await new Promise<string>((found, ended) => {
    let output = '';
    started.stderr.on('data', (text) => (output += String(text)));
    started.stdout.on('data', (text) => {
      const [, read] = /is read .*: (http:\S+)\//.exec((output += String(text))) ?? [];
      if (read) found(read);
    });
    started.on('exit', () => ended(new Error(output)));
  });
  // A failed test shows the messages of `dev` too.
  started.stderr.on('data', (text) => process.stderr.write(String(text)));
  // A read that has begun takes about as long as the last one, which depends on the load of the machine.
  const quiet = async () => {
    const begun = Date.now();
    const left = () => Math.max(begun, last.at) + PAUSE_MS + last.took - Date.now();
    while (left() > 0) await setTimeout(left());
  };
  const nextRead = () =>
    new Promise<void>((done) => {
      const read = (text: unknown) => {
        if (!String(text).includes(' is read ')) return;
        started.stdout.off('data', read);
        done();
      };
      started.stdout.on('data', read);
    });
  return { child: started, url: address, nextRead, quiet };
}
