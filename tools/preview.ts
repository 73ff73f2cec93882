import { mailServer } from './mail-server';
import { runTool } from './run-tool';
import { addressFrom, listen, siteServer } from './serve';

/** Serves what was built last, as the tests need it. */
await runTool(async () =>
  console.log(await listen(siteServer({ mail: mailServer() }), addressFrom(process.env))),
);
