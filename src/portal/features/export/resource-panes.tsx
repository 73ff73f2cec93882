import { useEffect, useState } from 'react';
import TemplateIcon from '@fluentui/svg-icons/icons/document_arrow_down_20_regular.svg?react';
import { downloadBlob } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import type { TemplateFormat } from '~/portal/resources/export-template';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';
import { Tabs } from '~/portal/components/tabs';
import { UnknownItem, useItem } from '../resource-file';
import { CodeText, FileText, JsonText } from './file-text';
import JsonIcon from '@fluentui/svg-icons/icons/braces_24_regular.svg?react';
import { resourceFacts } from '~/portal/resources/portal-resource';

const loadFiles = () => import('./template-files');

const TABS: readonly { id: TemplateFormat; label: string }[] = [
  { id: 'bicep', label: 'Bicep' },
  { id: 'json', label: 'ARM template' },
  { id: 'tf', label: 'Terraform' },
];

/** A resource, or the whole portal, as Bicep, ARM JSON and Terraform. */
export function TemplatePane({
  resource: id,
  onClose,
}: {
  /** Empty for the whole portal. */ resource: string;
  onClose: () => void;
}) {
  const t = useT();
  const [format, setFormat] = useState<TemplateFormat>('bicep');
  const { state, resources, item, isUnknown, retry } = useItem(id);
  const module = useLazyModule(loadFiles);
  const { load } = module;
  useEffect(() => void load(), [load]);

  const files = module.state === 'ready' ? module.content : null;
  const code = (resources && files?.exportTemplate(resources, id, format)) || '';
  const failed = state === 'failed' || module.state === 'failed';
  const name = id || 'main';
  const save = (saved: string, content: Blob | undefined) => {
    if (!content) return;
    downloadBlob(saved, content);
    notify('exported', saved);
  };
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<TemplateIcon />}
      id="resource-template"
      onClose={onClose}
      open
      subtitle={t('export.templateAbout')}
      title={id === '' ? t('management-groups.root') : (item?.resource.name ?? t('export.template'))}
    >
      {isUnknown ? (
        <UnknownItem name={id} />
      ) : (
        <Tabs
          chosen={format}
          label={t('export.shapes')}
          onChoose={(chosen) => setFormat(TABS.find((tab) => tab.id === chosen)?.id ?? format)}
          tabs={TABS}
        >
          <FileText
            actions={
              code &&
              resources && (
                <>
                  <Button
                    appearance="primary"
                    onClick={() => save(`${name}.${format}`, new Blob([code], { type: 'text/plain' }))}
                  >
                    {t('export.download')}
                  </Button>
                  <Button onClick={() => save(`${name}.zip`, files?.templateArchive(resources, id, name))}>
                    {t('export.zip')}
                  </Button>
                </>
              )
            }
            file={code ? { state: 'ready', content: code } : { state: failed ? 'failed' : 'loading' }}
            key={format}
            label={`${name}.${format}`}
            onRetry={() => {
              void load();
              retry();
            }}
          >
            {(text) => (format === 'json' ? <JsonText json={text} /> : <CodeText code={text} />)}
          </FileText>
        </Tabs>
      )}
    </Pane>
  );
}

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
