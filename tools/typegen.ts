import { runFramework } from './framework';
import { runTool } from './run-tool';

/** Writes the types of the routes, for the type check. */
await runTool(() => {
  if (!runFramework('typegen', 'content', 'errors'))
    throw new Error('The types of the routes could not be written.');
});
