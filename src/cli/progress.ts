/** Longer than this, whoever waits wants to know for what, ms. */
const PATIENCE_MS = 1000;

/** Says on a terminal what is being waited for, where it takes more than a second. */
export async function withProgress<Value>(doing: string, work: Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => {
    if (process.stderr.isTTY) process.stderr.write(`${doing} …\n`);
  }, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
