import JsonIcon from '@fluentui/svg-icons/icons/braces_24_regular.svg?react';
import TemplateIcon from '@fluentui/svg-icons/icons/document_arrow_down_20_regular.svg?react';
import { downloadBlob } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { exportTemplate } from '~/portal/resources/export-template';
import { resourceFacts } from '~/portal/resources/portal-resource';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { ResourcePane, UnknownItem } from '../resource-file';
import { FileText, JsonText } from './file-text';

/** A resource with all that it contains, or the whole portal, as an ARM template. */
export function TemplatePane({ resource: id, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  const name = `${id || 'main'}.json`;
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
        const json = exportTemplate(resources, id) ?? '';
        const save = () => {
          downloadBlob(name, new Blob([json], { type: 'application/json' }));
          notify('exported', name);
        };
        return (
          <FileText
            actions={
              <Button appearance="primary" onClick={save}>
                {t('export.download')}
              </Button>
            }
            label={name}
            text={json}
          >
            <JsonText json={json} />
          </FileText>
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
            <JsonText json={json} />
          </FileText>
        );
      }}
    </ResourcePane>
  );
}
