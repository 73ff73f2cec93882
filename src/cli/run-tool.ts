/** Runs a command-line tool: whatever goes wrong ends it in its own sentence and a non-zero exit, never in a stack trace. */
export async function runTool(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
