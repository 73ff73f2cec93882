import { useState } from 'react';

import ListIcon from '@fluentui/svg-icons/icons/clipboard_task_list_16_regular.svg?react';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import { listAt } from '../changes';
import type { OwnerNote, OwnerNotes, Locator } from '../protocol';
import { act, askForDocuments, useOwnerState, type Documents } from './owner-files';
import { Problem, Sentence, t } from './t';

import styles from './editor.module.css';

const editorAddress = (file: string): string =>
  `vscode://file/${encodeURI(file.replaceAll('\\', '/').replace(/^\//, '')).replaceAll('#', '%23')}`;

/** The list of problems, proposals and unpublished fields. */
export function YourFiles({
  notes,
  onClose,
  onEdit,
}: {
  notes: OwnerNotes;
  onClose: () => void;
  onEdit: (place: Locator) => void;
}) {
  const [message, setMessage] = useState('');
  const perform = async (request: Parameters<typeof act>[0]) => {
    const { sentence } = await act(request);
    setMessage(sentence);
    return sentence === '';
  };
  return (
    <Pane
      closeLabel={t('Close')}
      icon={<ListIcon />}
      id="owner-files"
      onClose={onClose}
      open
      subtitle={notes.folder}
      title={t('Your files')}
    >
      <div className={styles['notes']}>
        <Problem>{message}</Problem>
        <p className={styles['acts']}>
          {(['undo', 'redo'] as const).map((name) => {
            const title = notes[name];
            return (
              title !== null && (
                <Button key={name} onClick={() => void perform({ act: name })}>
                  {t(name === 'undo' ? 'Undo: {title}' : 'Redo: {title}', { title })}
                </Button>
              )
            );
          })}
        </p>
        {notes.sections.every((section) => section.notes.length === 0) && <p>{t('Nothing to mend')}</p>}
        {notes.sections
          .filter((section) => section.notes.length > 0)
          .map((section) => (
            <section aria-label={t(section.title)} key={section.title}>
              <h3>{t(section.title)}</h3>
              <ul>
                {section.notes.map((note) => (
                  <Note key={note.place + note.sentence} note={note} onAct={perform} onEdit={onEdit} />
                ))}
              </ul>
              <AcceptAll notes={section.notes} onAct={perform} />
            </section>
          ))}
        <DocumentsRead />
      </div>
    </Pane>
  );
}

/** Returns whether it was done. */
type OnAct = (request: Parameters<typeof act>[0]) => Promise<boolean>;

function Note({
  note: { place, sentence, proposal, value, isExample, file, edit, unpublished, isForm },
  onAct,
  onEdit,
}: {
  note: OwnerNote;
  onAct: OnAct;
  onEdit: (place: Locator) => void;
}) {
  const settings = useOwnerState()?.files['portal.yaml'].data;
  const accept = () => onAct({ act: 'accept', proposals: proposal === undefined ? [] : [proposal] });
  // The form begins with the proposed value, unless that is an example.
  const open = async (at: Locator) => (proposal === undefined || isExample || (await accept())) && onEdit(at);
  const publish = (field: string) =>
    onAct({
      act: 'change',
      title: t('Publish: {text}', { text: field }),
      edits: [
        { file: 'portal.yaml', path: ['publish'], at: listAt(settings, ['publish']).length, added: field },
      ],
    });
  /** A button whose name says what it is about. */
  const button = (label: string, name: string, onClick: () => unknown) => (
    <Button aria-label={name} onClick={() => void onClick()}>
      {label}
    </Button>
  );
  return (
    <li>
      {file ? (
        <a
          dir="ltr"
          href={editorAddress(file)}
          onClick={() => void navigator.clipboard?.writeText(file)}
          title={t('Open in Visual Studio Code, and copy the path')}
        >
          {place}
        </a>
      ) : (
        place !== '' && <code dir="ltr">{place}</code>
      )}
      {value !== undefined && (
        <pre className={styles['proposed']} dir="auto">
          {value}
        </pre>
      )}
      <p>
        {unpublished === undefined ? (
          <Sentence>{sentence}</Sentence>
        ) : (
          t('“{field}” is no field of JSON Resume.', { field: unpublished })
        )}
      </p>
      <p className={styles['acts']}>
        {proposal !== undefined &&
          !isExample &&
          button(t('Accept'), t('Accept: {text}', { text: proposal }), accept)}
        {edit && button(t('Edit'), t('Edit: {text}', { text: proposal ?? sentence }), () => open(edit))}
        {isForm && <Button onClick={() => void onAct({ act: 'tidy' })}>{t('Make it standard')}</Button>}
        {unpublished !== undefined &&
          button(t('Publish'), t('Publish: {text}', { text: unpublished }), () => publish(unpublished))}
        {proposal !== undefined &&
          button(t('Not mine'), t('Not mine: {text}', { text: proposal }), () =>
            onAct({ act: 'dismiss', proposals: [proposal] }),
          )}
      </p>
    </li>
  );
}

function AcceptAll({ notes, onAct }: { notes: readonly OwnerNote[]; onAct: OnAct }) {
  const proposals = notes.flatMap(({ proposal, isExample }) =>
    proposal !== undefined && !isExample ? proposal : [],
  );
  if (proposals.length < 2) return null;
  return (
    <Button appearance="primary" onClick={() => void onAct({ act: 'accept', proposals })}>
      {t('Accept all {count}', { count: proposals.length })}
    </Button>
  );
}

/** The texts that a program reads in the documents of the résumé, on request. */
function DocumentsRead() {
  const [isAsked, setIsAsked] = useState(false);
  const [documents, setDocuments] = useState<Documents | null>(null);
  const ask = () => {
    setIsAsked(true);
    void askForDocuments().then(setDocuments);
  };
  if (!isAsked) return <Button onClick={ask}>{t('Documents')}</Button>;
  return (
    <section aria-label={t('What a recruiter’s system reads in your documents')}>
      <h3>{t('What a recruiter’s system reads in your documents')}</h3>
      <p role="status">{documents?.summary ?? t('The documents are made and read back …')}</p>
      <ul lang="en">
        {documents?.faults.map((fault) => (
          <li className={styles['problem']} key={fault}>
            {fault}
          </li>
        ))}
        {documents?.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
