import { rmSync } from 'node:fs';

import type { FullConfig } from '@playwright/test';

/** Messages survive a restart, so those of the last run are deleted. */
export default function emptyInbox({ webServer }: FullConfig): void {
  rmSync(webServer?.env?.['OUTBOX_DIR'] ?? '', { recursive: true, force: true });
}
