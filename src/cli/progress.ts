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
