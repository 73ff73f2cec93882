import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that marks a build for this machine. */
export const MARK = 'NOT-FOR-PUBLISHING.txt';

const LOCAL_REMAINS = /local-key|local-service|local-template/;

/** The text of every published file by its name. */
export function published(build: string): Map<string, string> {
  const client = join(build, 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|data|js|css|txt|json)$|^_headers$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(client, file), 'utf8')]));
}

/** Whether a build contains the local mail server's keys. */
export const isForThisMachine = (build: string): boolean =>
  [...published(build)].some(([, text]) => LOCAL_REMAINS.test(text));

export const connectSources = (headers: Record<string, string>): string =>
  /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
