import { writeFileSync } from 'node:fs';

import { contentReference } from '../src/resume/standard/reference';
import { portalJsonSchema, translationJsonSchema } from '../src/resume/standard/portal';
import { tidyReference } from '../src/resume/tidy/rules';
import { themeReference } from '../src/site/theme/theme-reference';
import { wordsReference } from '../src/site/words/words-reference';
import { runTool } from '../src/cli/run-tool';

/** `npm run content:schema`: writes the JSON schema of `portal.yaml` and the references. */
await runTool(() => {
  writeFileSync('examples/sample/portal.schema.json', `${JSON.stringify(portalJsonSchema(), null, 2)}\n`);
  writeFileSync(
    'examples/sample/portal.translation.schema.json',
    `${JSON.stringify(translationJsonSchema(), null, 2)}\n`,
  );
  writeFileSync('docs/content.md', contentReference());
  writeFileSync('docs/tidy.md', tidyReference());
  writeFileSync('docs/theme.md', themeReference());
  writeFileSync('docs/words.en.yaml', wordsReference());
});
