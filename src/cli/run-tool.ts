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
