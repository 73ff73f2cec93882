/**
 * Runs a command-line tool. An error ends it with the message and a non-zero exit code, without a stack
 * trace.
 */
export async function runTool(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** The delay before the progress message, ms. */
const DELAY_MS = 1000;

/** Prints a message on a terminal if the work takes more than a second. */
export async function withProgress<Value>(doing: string, work: Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => {
    if (process.stderr.isTTY) process.stderr.write(`${doing} …\n`);
  }, DELAY_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a function that prints each finished step of a work with the seconds that it took. */
export function timedSteps(print: (line: string) => void): (step: string) => void {
  let last = performance.now();
  return (step) => {
    const now = performance.now();
    print(`  ${step} (${((now - last) / 1000).toFixed(1)} s)`);
    last = now;
  };
}
