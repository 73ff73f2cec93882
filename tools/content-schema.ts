import { writeFileSync } from 'node:fs';

import { contentReference } from '../app/content/reference';
import { portalJsonSchema, translationJsonSchema } from '../app/content/schemas/portal';
import { runTool } from './run-tool';

/** `npm run content:schema`: writes what editors and owners read about `portal.yaml`. */
await runTool(() => {
  writeFileSync('content/portal.schema.json', `${JSON.stringify(portalJsonSchema(), null, 2)}\n`);
  writeFileSync(
    'content/portal.translation.schema.json',
    `${JSON.stringify(translationJsonSchema(), null, 2)}\n`,
  );
  writeFileSync('docs/content.md', contentReference());
});
