import { useState } from 'react';

import DownloadIcon from '@fluentui/svg-icons/icons/arrow_download_24_regular.svg?react';
import { notify } from '~/portal/browser/notifications';
import { fileHook, useFile } from '~/portal/browser/use-file';
import { hrefOf } from '~/portal/addresses/base-path';
import {
  exportFilesIn,
  EXPORTS_FILE,
  inLanguage,
  isBinary,
  RESUME_PAGE,
  type ExportFile,
} from '~/portal/addresses/exports';
import { useLanguage, useT } from '~/portal/i18n/t';
import { buttonClass } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';
import { Tabs } from '~/portal/components/tabs';

import styles from './export.module.css';
import { FileText, JsonText } from './file-text';

const useExportFiles = fileHook(exportFilesIn);

/** The pane with all export formats of the résumé. */
export function ExportPane({
  shape,
  onChoose,
  onClose,
}: {
  /** The format in the address. */ shape: string;
  onChoose: (kind: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const language = useLanguage();
  const [refreshKey, setRefreshKey] = useState(0);
  const list = useExportFiles(inLanguage(EXPORTS_FILE, language), refreshKey);
  const files = list.state === 'ready' ? list.content : [];
  const chosen = files.find(({ kind }) => kind === shape) ?? files[0];
  const retry = () => setRefreshKey(refreshKey + 1);
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<DownloadIcon />}
      id="export-template"
      onClose={onClose}
      open
      subtitle={t('export.about')}
      title={t('export.command')}
    >
      {chosen ? (
        <Tabs
          chosen={chosen.kind}
          label={t('export.shapes')}
          onChoose={onChoose}
          tabs={files.map(({ kind }) => ({ id: kind, label: t(`resume.${kind}`) }))}
        >
          <Shape file={chosen} key={chosen.kind} onRetry={retry} refreshKey={refreshKey} />
        </Tabs>
      ) : (
        list.state !== 'ready' && <FileText file={list} label={t('export.command')} onRetry={retry} />
      )}
      <p className={styles['plain']}>
        <a href={hrefOf(inLanguage(RESUME_PAGE, language))}>{t('export.page')}</a>
      </p>
    </Pane>
  );
}

function Shape({ file, refreshKey, onRetry }: { file: ExportFile; refreshKey: number; onRetry: () => void }) {
  const t = useT();
  const { kind, path, name, pages } = file;
  const text = useFile(isBinary(kind) ? null : path, refreshKey);
  const download = (
    <a
      className={buttonClass('primary')}
      download={name}
      href={hrefOf(path)}
      onClick={() => notify('exported', name)}
    >
      {t('export.download')}
    </a>
  );
  const about = <p className={styles['about']}>{t(`export.${kind}About`)}</p>;
  if (isBinary(kind)) {
    return (
      <>
        {about}
        <div className={styles['actions']}>
          {download}
          {kind === 'pdf' && (
            <a className={buttonClass()} href={hrefOf(path)} rel="noreferrer" target="_blank">
              {t('export.open')}
            </a>
          )}
        </div>
        <p className={styles['message']}>{pages === null ? name : t('export.pdfFacts', { name, pages })}</p>
      </>
    );
  }
  return (
    <>
      {about}
      <FileText actions={download} file={text} label={name} onRetry={onRetry}>
        {kind === 'json' ? (json) => <JsonText json={json} /> : undefined}
      </FileText>
    </>
  );
}
