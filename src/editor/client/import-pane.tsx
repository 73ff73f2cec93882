import { useEffect, useState, type RefObject } from 'react';

import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';
import ImportIcon from '@fluentui/svg-icons/icons/document_arrow_up_20_regular.svg?react';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import { listAt } from '../changes';
import type { Answer, OwnerNotes, Locator } from '../protocol';
import { importResume, useDocumentEvent, useOwnerState } from './owner-files';
import { fieldLabel } from './schema';
import { LANGUAGE, Problem, t } from './t';

import chooserStyles from './choosers.module.css';
import styles from './editor.module.css';

/** The fields that a portal begins with, and what their placeholders say. */
const FIRST: Readonly<Record<string, string>> = {
  'basics.name': t('Add your name'),
  work: t('Add your first role'),
  'basics.label': t('Add a headline'),
  'basics.summary': t('Add a biography'),
  'basics.email': t('Add your e-mail address'),
  'basics.image': t('Add a portrait'),
  skills: t('Add your first skill'),
  education: t('Add your education'),
  languages: t('Add a language'),
  projects: t('Add your first project'),
};
/** A portal without one of these has hardly begun. */
const ESSENTIAL: ReadonlySet<string> = new Set(['basics.name', 'work', 'basics.label']);

/** The placeholders of a portal that has hardly begun. Each opens its form. */
export function Invitations({
  notes,
  onEdit,
  onChoose,
}: {
  notes: OwnerNotes;
  onEdit: (place: Locator) => void;
  /** Asks for the file of a résumé. */ onChoose: () => void;
}) {
  const missing = notes.sections
    .flatMap((section) => section.notes)
    .flatMap(({ edit, proposal, place }) => (edit && proposal === undefined && place === '' ? edit : []));
  const state = useOwnerState();
  // A list with entries has begun, also where one of them lacks something.
  const hasEntries = ({ file, path }: Locator) => listAt(state?.files[file].data, path).length > 0;
  const places = missing.filter((place) => Object.hasOwn(FIRST, place.path.join('.')) && !hasEntries(place));
  const hasHardlyBegun = places.some(({ path }) => ESSENTIAL.has(path.join('.')));
  if (!hasHardlyBegun) return null;
  return (
    <section aria-label={t('Begin your portal')} className={chooserStyles['invitations']} lang={LANGUAGE}>
      <h2>{t('Begin your portal')}</h2>
      <p>
        {t('Only you see this.')} {t('Drop a résumé anywhere on the page, or fill it in here.')}
      </p>
      <ul>
        <li>
          <button onClick={onChoose} type="button">
            <ImportIcon />
            {t('Take a résumé: LinkedIn’s PDF or archive, JSON Resume, …')}
          </button>
        </li>
        {places.map((place) => (
          <li key={place.path.join('.')}>
            <button onClick={() => onEdit(place)} type="button">
              <AddIcon />
              {FIRST[place.path.join('.')]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Takes a résumé that is dropped onto the window, or chosen by the input. */
export function ImportDrop({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [file, setFile] = useState<File | null>(null);
  useDocumentEvent('dragover', (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useDocumentEvent('drop', (event: DragEvent) => {
    const dropped = event.dataTransfer?.files[0];
    // The field of a picture has taken it.
    if (event.defaultPrevented || !dropped) return;
    event.preventDefault();
    setFile(dropped);
  });
  return (
    <>
      <input
        aria-label={t('{label}: file', { label: t('Résumé') })}
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          target.value = '';
        }}
        ref={input}
        type="file"
      />
      {file && (
        <ImportPane file={file} key={`${file.name} ${file.lastModified}`} onClose={() => setFile(null)} />
      )}
    </>
  );
}

/** The effects of an import, before anything is written. */
function ImportPane({ file, onClose }: { file: File; onClose: () => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void importResume(file, false).then(setAnswer), [file]);
  const accept = async () => {
    setAnswer(null);
    const written = await importResume(file, true);
    if (written.sentence === '') onClose();
    else setAnswer(written);
  };
  return (
    <Pane
      closeLabel={t('Close')}
      icon={<ImportIcon />}
      id="owner-import"
      onClose={onClose}
      open
      subtitle={t('Nothing is written yet')}
      title={file.name}
    >
      <div className={styles['notes']}>
        <p role="status">{answer === null ? t('The file is read …') : ''}</p>
        <Problem>{answer?.sentence}</Problem>
        <p className={styles['acts']}>
          {answer?.found && (
            <Button appearance="primary" onClick={() => void accept()}>
              {t('Write it into my files')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </p>
        {answer?.found && <Found of={answer.found} />}
      </div>
    </Pane>
  );
}

function Found({ of: { resume, notes, leftOut, changes } }: { of: NonNullable<Answer['found']> }) {
  const { basics, ...sections } = resume as { basics: Record<string, unknown> } & Record<string, unknown>;
  const texts = [
    [t('Notices'), notes],
    [t('Left out'), leftOut],
    [t('What changes in {file}', { file: 'resume.json' }), changes],
  ] as const;
  return (
    <>
      <p>
        <strong dir="auto">{String(basics['name'] ?? '')}</strong>
        <br />
        <span dir="auto">{String(basics['label'] ?? '')}</span>
      </p>
      <ul>
        {Object.entries(sections).map(
          ([section, entries]) =>
            Array.isArray(entries) && (
              <li key={section}>
                {fieldLabel([section])}: {entries.length}
              </li>
            ),
        )}
      </ul>
      {texts.map(
        ([title, lines]) =>
          lines.length > 0 && (
            <details key={title} open={lines !== changes}>
              <summary>{title}</summary>
              <pre lang="en">{lines.join('\n')}</pre>
            </details>
          ),
      )}
    </>
  );
}
