import { vi } from 'vitest';

import { main } from './main';

/** The output and the exit code of the program. */
export async function runCommand(...args: string[]) {
  const [output, errors] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of [output, errors]) spy.mockReset().mockReturnValue();
  const status = await main(args);
  const lines = (spy: typeof output) => spy.mock.calls.flat().join('\n');
  return { status, output: lines(output), errors: lines(errors) };
}
