import { existsSync } from 'node:fs';

import { SHORTEST_INTERVAL_MS } from '../mail-server/contract';
import type { MailServerOptions } from '../mail-server/mail-server';

/** Reads `.env` if it exists. Existing environment variables take precedence. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * The options of the local mail server.
 * @throws an error with a sentence for an invalid setting
 */
export function mailServerOptionsFrom(environment: NodeJS.ProcessEnv): MailServerOptions {
  const interval = environment['LOCAL_MAIL_INTERVAL_MS'] || SHORTEST_INTERVAL_MS;
  const intervalMs = Number(interval);
  if (!(intervalMs >= 0))
    throw new Error(
      `LOCAL_MAIL_INTERVAL_MS: expected a number of milliseconds, 0 or more, got "${interval}".`,
    );
  return { outbox: environment['OUTBOX_DIR'] || 'outbox', intervalMs };
}
