import { useState } from 'react';

import { inLanguage, THINGS_FILE } from '~/domain/exports';
import type { StoredThing } from '~/domain/things';
import { useLanguage, useT } from '~/i18n/t';
import { Pane } from '~/ui/pane';

import { FileText } from './file-text';
import { JsonText } from './json-text';
import { useFile, type Fetched } from '~/browser/use-file';

/** A thing of the portal as JSON: the same facts as its page shows, in the portal's own shape. */
export function JsonPane({ thing: id, onClose }: { thing: string; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const file = useFile(inLanguage(THINGS_FILE, language), round);
  const things =
    file.state === 'here' ? (JSON.parse(file.content) as Record<string, StoredThing | undefined>) : {};
  const thing = Object.hasOwn(things, id) ? things[id] : undefined;
  const shown: Fetched<string> = thing
    ? { state: 'here', content: JSON.stringify({ ...thing, drawn: undefined }, null, 2) }
    : file;
  return (
    <Pane
      closeLabel={t('shell.close')}
      id="json-view"
      onClose={onClose}
      open
      subtitle={t('export.json')}
      title={thing?.name ?? t('export.json')}
    >
      {file.state === 'here' && !thing ? (
        <p role="status">{t('export.unknown', { name: id })}</p>
      ) : (
        <FileText
          file={shown}
          label={t('export.jsonOf', { name: thing?.name ?? id })}
          onRetry={() => setRound(round + 1)}
        >
          {(json) => <JsonText json={json} />}
        </FileText>
      )}
    </Pane>
  );
}
