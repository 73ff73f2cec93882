import { useEffect, useState } from 'react';

import ListIcon from '@fluentui/svg-icons/icons/clipboard_task_list_16_regular.svg?react';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import type { OwnerNote, OwnerNotes } from '../protocol';
import { act, documentsOf, type Documents } from './owner-files';

import styles from './editor.module.css';

const editorAddress = (file: string): string =>
  `vscode://file/${encodeURI(file.replaceAll('\\', '/').replace(/^\//, '')).replaceAll('#', '%23')}`;

/** The list of problems, proposals and unpublished fields. */
export function YourFiles({ notes, onClose }: { notes: OwnerNotes; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const perform = async (request: Parameters<typeof act>[0]) => setMessage((await act(request)).sentence);
  return (
    <Pane
      closeLabel="Close"
      icon={<ListIcon />}
      id="owner-files"
      onClose={onClose}
      open
      subtitle={notes.folder}
      title="Your files"
    >
      <div className={styles['notes']}>
        <p className={styles['problem']} role="alert">
          {message}
        </p>
        <p className={styles['acts']}>
          {notes.undo && <Button onClick={() => void perform({ act: 'undo' })}>Undo: {notes.undo}</Button>}
          {notes.redo && <Button onClick={() => void perform({ act: 'redo' })}>Redo: {notes.redo}</Button>}
        </p>
        {notes.sections.every((section) => section.notes.length === 0) && <p>Nothing to mend.</p>}
        {notes.sections
          .filter((section) => section.notes.length > 0)
          .map((section) => (
            <section aria-label={section.title} key={section.title}>
              <h3>{section.title}</h3>
              <ul>
                {section.notes.map((note) => (
                  <Note key={note.place + note.sentence} note={note} onAct={perform} />
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

type OnAct = (request: Parameters<typeof act>[0]) => Promise<void>;

function Note({
  note: { place, sentence, proposal, isExample, file },
  onAct,
}: {
  note: OwnerNote;
  onAct: OnAct;
}) {
  return (
    <li>
      {place !== '' &&
        (file ? (
          <a
            href={editorAddress(file)}
            onClick={() => void navigator.clipboard?.writeText(file)}
            title="Open in Visual Studio Code, and copy the path"
          >
            {place}
          </a>
        ) : (
          <code>{place}</code>
        ))}
      <p>{sentence}</p>
      {proposal !== undefined && (
        <p className={styles['acts']}>
          {!isExample && (
            <Button
              aria-label={`Accept: ${proposal}`}
              onClick={() => void onAct({ act: 'accept', proposals: [proposal] })}
            >
              Accept
            </Button>
          )}
          <Button
            aria-label={`Not mine: ${proposal}`}
            onClick={() => void onAct({ act: 'dismiss', proposals: [proposal] })}
          >
            Not mine
          </Button>
        </p>
      )}
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
      Accept all {proposals.length}
    </Button>
  );
}

/** The texts that a program reads in the documents of the résumé, on request. */
function DocumentsRead() {
  const [isAsked, setIsAsked] = useState(false);
  const [documents, setDocuments] = useState<Documents | null>(null);
  useEffect(() => {
    if (isAsked) void documentsOf().then(setDocuments);
  }, [isAsked]);
  if (!isAsked) return <Button onClick={() => setIsAsked(true)}>Documents</Button>;
  return (
    <section aria-label="What a recruiter’s system reads in your documents">
      <h3>What a recruiter’s system reads in your documents</h3>
      <p role="status">{documents?.summary ?? 'The documents are made and read back …'}</p>
      <ul>
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
