import { writeFileSync } from 'node:fs';

import { contentReference } from '../src/resume/read/reference';
import { portalJsonSchema, translationJsonSchema } from '../src/resume/read/schemas/portal';
import { runTool } from '../src/cli/run-tool';

/** `npm run content:schema`: writes what editors and owners read about `portal.yaml`. */
await runTool(() => {
  writeFileSync('examples/sample/portal.schema.json', `${JSON.stringify(portalJsonSchema(), null, 2)}\n`);
  writeFileSync(
    'examples/sample/portal.translation.schema.json',
    `${JSON.stringify(translationJsonSchema(), null, 2)}\n`,
  );
  writeFileSync('docs/content.md', contentReference());
});
