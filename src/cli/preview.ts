import { runTool } from './run-tool';
import { addressFrom } from '../site/serve';
import { serveSite } from '../site/serve-site';

/** Serves what was built last, as the tests need it. */
await runTool(async () => console.log((await serveSite(addressFrom(process.env))).url));
