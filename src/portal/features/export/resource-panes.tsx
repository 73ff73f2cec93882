import { useState } from 'react';
import JsonIcon from '@fluentui/svg-icons/icons/braces_24_regular.svg?react';
import TemplateIcon from '@fluentui/svg-icons/icons/document_arrow_down_20_regular.svg?react';
import { downloadBlob } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import type { TemplateFormat } from '~/portal/resources/export-template';
import { useLoaded } from '~/portal/browser/use-lazy-module';
import { resourceFacts } from '~/portal/resources/portal-resource';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { Tabs } from '~/portal/components/tabs';
import { LoadState, ResourcePane, UnknownItem } from '../resource-file';
import { CodeText, FileText } from './file-text';

const loadTemplates = () => import('./template-files');

const TABS: readonly { id: TemplateFormat; label: string }[] = [
  { id: 'bicep', label: 'Bicep' },
  { id: 'json', label: 'ARM template' },
  { id: 'tf', label: 'Terraform' },
];

/** A resource, or the whole portal, as Bicep, ARM JSON and Terraform. */
export function TemplatePane({ resource: id, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  const [format, setFormat] = useState<TemplateFormat>('bicep');
  const templates = useLoaded(loadTemplates);
  const name = id || 'main';
  const save = (saved: string, content: Blob) => {
    downloadBlob(saved, content);
    notify('exported', saved);
  };
  return (
    <ResourcePane
      icon={<TemplateIcon />}
      id="resource-template"
      onClose={onClose}
      resource={id}
      subtitle={t('export.templateAbout')}
      title={t('export.template')}
    >
      {(resources) => {
        if (templates.state !== 'ready') return <LoadState {...templates} />;
        const { exportTemplate, templateArchive } = templates.content;
        const code = exportTemplate(resources, id, format) ?? '';
        return (
          <Tabs
            chosen={format}
            label={t('export.shapes')}
            onChoose={(chosen) => setFormat(TABS.find((tab) => tab.id === chosen)?.id ?? format)}
            tabs={TABS}
          >
            <FileText
              actions={
                <>
                  <Button
                    appearance="primary"
                    onClick={() => save(`${name}.${format}`, new Blob([code], { type: 'text/plain' }))}
                  >
                    {t('export.download')}
                  </Button>
                  <Button onClick={() => save(`${name}.zip`, templateArchive(resources, id, name))}>
                    {t('export.zip')}
                  </Button>
                </>
              }
              key={format}
              label={`${name}.${format}`}
              text={code}
            >
              <CodeText code={code} />
            </FileText>
          </Tabs>
        );
      }}
    </ResourcePane>
  );
}

/** A resource as JSON: the facts of its page in the portal's structure. */
export function JsonPane({ resource: id, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  return (
    <ResourcePane
      icon={<JsonIcon />}
      id="json-view"
      onClose={onClose}
      resource={id}
      subtitle={t('export.json')}
      title={t('export.json')}
    >
      {(_resources, item) => {
        if (!item) return <UnknownItem name={id} />;
        const json = JSON.stringify(resourceFacts(item.resource), null, 2);
        return (
          <FileText label={t('export.jsonOf', { name: item.resource.name })} text={json}>
            <CodeText code={json} />
          </FileText>
        );
      }}
    </ResourcePane>
  );
}
