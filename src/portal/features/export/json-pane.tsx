import JsonIcon from '@fluentui/svg-icons/icons/braces_24_regular.svg?react';
import { resourceFacts } from '~/portal/resources/portal-resource';
import { useT } from '~/portal/i18n/t';
import { Pane } from '~/portal/components/overlays/pane';

import { UnknownItem } from '../unknown-item';
import { useItem } from '../use-resources';
import { FileText, JsonText } from './file-text';

/** A resource as JSON: the facts of its page in the portal's structure. */
export function JsonPane({ resource: id, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  const { state, item, retry } = useItem(id);
  const resource = item?.resource;
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
      {state === 'ready' && !resource ? (
        <UnknownItem name={id} />
      ) : (
        <FileText
          file={
            state === 'ready'
              ? { state, content: JSON.stringify(resource && resourceFacts(resource), null, 2) }
              : { state }
          }
          label={t('export.jsonOf', { name: resource?.name ?? id })}
          onRetry={retry}
        >
          {(json) => <JsonText json={json} />}
        </FileText>
      )}
    </Pane>
  );
}
