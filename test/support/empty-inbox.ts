import type { FullConfig } from '@playwright/test';

/** Messages survive a restart, so those of the last run are deleted. */
export default async function emptyInbox({ projects }: FullConfig): Promise<void> {
  await fetch(new URL('/inbox', projects[0]?.use.baseURL), { method: 'DELETE' });
}
