import type { ReactNode } from 'react';

import DownloadIcon from '@fluentui/svg-icons/icons/arrow_download_24_regular.svg?react';
import { notify } from '~/portal/browser/notifications';
import { fileLoaders } from '~/portal/browser/file-loaders';
import { useLoaded } from '~/portal/browser/use-lazy-module';
import { hrefOf } from '~/portal/addresses/base-path';
import { EXPORTS_FILE, inLanguage, RESUME_PAGE } from '~/portal/addresses/exports';
import { exportFilesIn, EXPORTS, isBinary, type ExportFile } from '~/portal/addresses/export-formats';
import { useLanguage, useT } from '~/portal/i18n/t';
import { buttonClass } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';
import { Tabs } from '~/portal/components/tabs';

import { LoadState } from '../resource-file';
import styles from './export.module.css';
import { CodeText, FileText } from './file-text';

const filesAt = fileLoaders(exportFilesIn);
const textAt = fileLoaders((text) => text);

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
  const list = useLoaded(filesAt(hrefOf(inLanguage(EXPORTS_FILE, language))));
  const files = list.state === 'ready' ? list.content : [];
  const chosen = files.find(({ kind }) => kind === shape) ?? files[0];
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<DownloadIcon />}
      id="export-template"
      onClose={onClose}
      subtitle={t('export.about')}
      title={t('export.command')}
    >
      {list.state !== 'ready' && <LoadState {...list} />}
      {chosen && (
        <Tabs
          chosen={chosen.kind}
          label={t('export.shapes')}
          onChoose={onChoose}
          tabs={files.map(({ kind }) => ({ id: kind, label: t(EXPORTS[kind].title) }))}
        >
          <Shape file={chosen} key={chosen.kind} />
        </Tabs>
      )}
      <p className={styles['plain']}>
        <a href={hrefOf(inLanguage(RESUME_PAGE, language))}>{t('export.page')}</a>
      </p>
    </Pane>
  );
}

function Shape({ file }: { file: ExportFile }) {
  const t = useT();
  const { kind, path, name, pages } = file;
  const actions = (
    <>
      <a
        className={buttonClass('primary')}
        download={name}
        href={hrefOf(path)}
        onClick={() => notify('exported', name)}
      >
        {t('export.download')}
      </a>
      {kind === 'pdf' && (
        <a className={buttonClass()} href={hrefOf(path)} rel="noreferrer" target="_blank">
          {t('export.open')}
        </a>
      )}
    </>
  );
  return (
    <>
      <p className={styles['about']}>{t(EXPORTS[kind].about)}</p>
      {isBinary(kind) ? (
        <>
          <div className={styles['actions']}>{actions}</div>
          <p className={styles['message']}>{pages === null ? name : t('export.pdfFacts', { name, pages })}</p>
        </>
      ) : (
        <TextFile actions={actions} file={file} />
      )}
    </>
  );
}

function TextFile({ file: { kind, path, name }, actions }: { file: ExportFile; actions: ReactNode }) {
  const text = useLoaded(textAt(hrefOf(path)));
  const content = text.state === 'ready' ? text.content : null;
  return (
    <FileText actions={actions} label={name} text={content}>
      {content === null ? <LoadState {...text} /> : kind === 'json' ? <CodeText code={content} /> : content}
    </FileText>
  );
}
