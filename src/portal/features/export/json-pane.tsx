import { useState } from 'react';

import JsonIcon from '@fluentui/svg-icons/icons/braces_24_regular.svg?react';
import type { Loadable } from '~/portal/browser/use-lazy-module';
import { itemOf } from '~/portal/resources/item';
import { resourceFacts } from '~/portal/resources/portal-resource';
import { useT } from '~/portal/i18n/t';
import { Pane } from '~/portal/components/overlays/pane';

import { UnknownItem } from '../unknown-item';
import { useResources } from '../use-resources';
import { FileText, JsonText } from './file-text';

/** A resource as JSON: the facts of its page in the portal's structure. */
export function JsonPane({ resource: id, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  const [refreshKey, setRefreshKey] = useState(0);
  const file = useResources(refreshKey);
  const resource = file.state === 'ready' ? itemOf(file.content, id)?.resource : undefined;
  const shown: Loadable<string> =
    file.state === 'ready'
      ? {
          state: 'ready',
          content: JSON.stringify(resource && resourceFacts(resource), null, 2) ?? '',
        }
      : file;
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<JsonIcon />}
      id="json-view"
      onClose={onClose}
      open
      subtitle={t('export.json')}
      title={resource?.name ?? t('export.json')}
    >
      {file.state === 'ready' && !resource ? (
        <UnknownItem name={id} />
      ) : (
        <FileText
          file={shown}
          label={t('export.jsonOf', { name: resource?.name ?? id })}
          onRetry={() => setRefreshKey(refreshKey + 1)}
        >
          {(json) => <JsonText json={json} />}
        </FileText>
      )}
    </Pane>
  );
}
