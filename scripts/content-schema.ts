import { readFileSync, writeFileSync } from 'node:fs';

import { contentReference, portalJsonSchema, translationJsonSchema } from '../src/resume/standard/reference';
import { tidyReference } from '../src/resume/tidy/rules';
import { themeReference } from '../src/site/theme/tokens';
import { wordsReference } from '../src/site/words/read-words';
import { runTool } from '../src/cli/command';

/** `npm run content:schema`: writes the JSON schema of `portal.yaml`, and the references. */
await runTool(() => {
  writeFileSync('examples/sample/portal.schema.json', `${JSON.stringify(portalJsonSchema(), null, 2)}\n`);
  writeFileSync(
    'examples/sample/portal.translation.schema.json',
    `${JSON.stringify(translationJsonSchema(), null, 2)}\n`,
  );
  writeFileSync('docs/content.md', contentReference(readFileSync('docs/content.md', 'utf8')));
  writeFileSync('docs/tidy.md', tidyReference());
  writeFileSync('docs/theme.md', themeReference(readFileSync('docs/theme.md', 'utf8')));
  writeFileSync('docs/words.en.yaml', wordsReference());
});
