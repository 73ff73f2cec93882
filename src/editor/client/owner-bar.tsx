import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { Button } from '~/portal/components/button';
import { loopFocus } from '~/portal/components/overlays/dialog';
import { storedValue, storeValue } from '~/portal/browser/storage';

import { FormPane, undoByKeys, viewAt, type Question, type FormView } from './form-pane';
import type { OwnerNotes, Locator } from '../protocol';
import { ImportDrop, Invitations } from './import-pane';
import {
  act,
  change,
  isAsVisitor,
  showAsVisitor,
  useDocumentEvent,
  useNotes,
  useOwnerState,
} from './owner-files';
import { loadAgain, showNewPage, usePageCommands } from './page-commands';
import { Pencil } from './pencil';
import { PublishPane } from './publish-pane';
import { YourFiles } from './your-files';
import type { CareerEntry } from './views';
import { addRoleView, COMMANDS, deleteQuestion, entryOf, entryView, hideQuestion } from './views';
import { LANGUAGE, t } from './t';

import chooserStyles from './choosers.module.css';
import styles from './editor.module.css';

/** The list stays open while its owner edits: a save loads the page again. */
const OPEN_LIST = 'dev-notes-open';

const PLURALS = new Intl.PluralRules(LANGUAGE);
const COUNTED = {
  problem: { one: '{count} problem', other: '{count} problems' },
  proposal: { one: '{count} proposal', other: '{count} proposals' },
} as const;

/** The text of the counter: `1 proposal · 3 problems`. */
const summaryOf = ({ sections }: OwnerNotes): string =>
  sections
    .flatMap(({ noun, notes: { length: count } }) =>
      noun === null ? [] : t(COUNTED[noun][PLURALS.select(count) === 'one' ? 'one' : 'other'], { count }),
    )
    .join(' · ') || t('Nothing to mend');

/** The bar of the owner at the end of the page, and what it opens. */
function OwnerBar() {
  const state = useOwnerState();
  const notes = useNotes();
  const asVisitor = isAsVisitor();
  const [view, setView] = useState<FormView | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isListOpen, setIsListOpen] = useState(storedValue(OPEN_LIST, 'tab') !== null);
  const [isPublishOpen, setIsPublishOpen] = useState(false);
  const [message, setMessage] = useState('');
  const opener = useRef<Element | null>(null);
  const resumeFile = useRef<HTMLInputElement>(null);
  const chooseResume = () => resumeFile.current?.click();
  const isStale = useRef(false);

  const isOpen = view !== null || question !== null;
  const open = (next: FormView) => {
    opener.current ??= document.activeElement;
    setView(next);
  };
  const close = () => {
    const from = opener.current;
    opener.current = null;
    setView(null);
    if (isStale.current) loadAgain(from);
    else if (from instanceof HTMLElement) from.focus();
  };
  useDocumentEvent('dev-built', (event) => {
    if (!isOpen) return;
    event.preventDefault();
    isStale.current = true;
    showNewPage();
  });
  useDocumentEvent('keydown', (event: KeyboardEvent) => {
    if (!asVisitor && !event.defaultPrevented) undoByKeys(event);
  });
  const { item, start } = usePageCommands(state !== null && !asVisitor, (key, button) => {
    const command = COMMANDS[key];
    opener.current = button;
    if (state && command) open(command(state));
  });
  const entry = state && item ? entryOf(state, item.id) : null;
  const openPlace = (place: Locator) => state && open(viewAt(place, state));
  const answer = async (chosen: Question) => {
    const { sentence, problems } = await change(chosen.title, chosen.edits);
    setQuestion(null);
    if (sentence !== '') setMessage([sentence, ...problems.map((one) => one.sentence)].join(' '));
    // Its pane has nothing to show any more.
    else if (view === null && item) location.replace(location.pathname);
  };
  const toggleList = (isShown: boolean) => {
    storeValue(OPEN_LIST, isShown ? '' : null, 'tab');
    setIsListOpen(isShown);
  };
  return (
    <div lang={LANGUAGE}>
      <section aria-label={t('Your portal')} className={styles['bar']}>
        {asVisitor ? (
          <p>{t('This is what visitors see.')}</p>
        ) : (
          <>
            <p>
              {t('You are editing')} <strong translate="no">{notes?.folder}</strong>
            </p>
            {notes && <Button onClick={() => toggleList(true)}>{summaryOf(notes)}</Button>}
            {(['undo', 'redo'] as const).map((name) => (
              <Button
                aria-disabled={!notes?.[name]}
                key={name}
                onClick={() => void (notes?.[name] && act({ act: name }))}
                title={notes?.[name] ?? undefined}
              >
                {t(name === 'undo' ? 'Undo' : 'Redo')}
              </Button>
            ))}
            <Button onClick={chooseResume}>{t('Import')}</Button>
            <Button onClick={() => setIsPublishOpen(true)}>{t('Publish')}</Button>
          </>
        )}
        <p className={styles['message']} role="status">
          {message}
        </p>
        <label className={styles['switch']}>
          <input
            aria-checked={asVisitor}
            checked={asVisitor}
            onChange={({ target }) => showAsVisitor(target.checked)}
            role="switch"
            type="checkbox"
          />
          {t('As visitors see it')}
        </label>
      </section>
      {!asVisitor && <Pencil onEdit={openPlace} />}
      {!asVisitor && <ImportDrop input={resumeFile} />}
      {start &&
        notes &&
        createPortal(
          <>
            <Invitations notes={notes} onChoose={chooseResume} onEdit={openPlace} />
            {/\/activity\/?$/.test(location.pathname) && <Edits edits={notes.edits} />}
          </>,
          start,
        )}
      {state &&
        item &&
        entry &&
        createPortal(
          <EntryCommands
            entry={entry}
            onAsk={(make) => setQuestion(make(state, entry))}
            onOpen={(make) => open(make(state, entry))}
          />,
          item.pane,
        )}
      {isListOpen && notes && (
        <YourFiles notes={notes} onClose={() => toggleList(false)} onEdit={openPlace} />
      )}
      {isPublishOpen && <PublishPane onClose={() => setIsPublishOpen(false)} onEdit={openPlace} />}
      {view && <FormPane ask={setQuestion} key={view.title} onClose={close} view={view} />}
      {question && (
        <Confirmation
          onAnswer={(isYes) => (isYes ? void answer(question) : setQuestion(null))}
          question={question}
        />
      )}
    </div>
  );
}

const TIME = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** The owner's edits in the activity log, the last one first. */
const Edits = ({ edits }: { edits: OwnerNotes['edits'] }) =>
  edits.length > 0 && (
    <section aria-label={t('Your edits')} className={chooserStyles['invitations']} lang={LANGUAGE}>
      <h2>{t('Your edits')}</h2>
      <p>{t('Only you see this.')}</p>
      <ol className={chooserStyles['edits']}>
        {edits.map(({ title, at, files }) => (
          <li key={at + title}>
            <span dir="auto">{title}</span>
            <small>
              {files.join(', ')}
              {at && ` · ${TIME.format(new Date(at))}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );

function EntryCommands({
  entry,
  onOpen,
  onAsk,
}: {
  entry: CareerEntry;
  onOpen: (make: typeof entryView) => void;
  onAsk: (make: typeof deleteQuestion) => void;
}) {
  return (
    <div aria-label={t('Your commands')} className={styles['entryCommands']} lang={LANGUAGE} role="group">
      <Button appearance="primary" onClick={() => onOpen(entryView)}>
        {t('Edit')}
      </Button>
      {entry.kind === 'company' && <Button onClick={() => onOpen(addRoleView)}>{t('Add role')}</Button>}
      <Button onClick={() => onAsk(hideQuestion)}>{t('Hide from everybody')}</Button>
      <Button onClick={() => onAsk(deleteQuestion)}>{t('Delete')}</Button>
    </div>
  );
}

function Confirmation({ question, onAnswer }: { question: Question; onAnswer: (isYes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is interactive
    <dialog
      aria-describedby="owner-question-text"
      aria-labelledby="owner-question"
      className={styles['question']}
      onClose={() => onAnswer(false)}
      onKeyDown={loopFocus}
      ref={dialog}
    >
      <h2 id="owner-question">{question.title}</h2>
      <p id="owner-question-text">{question.text}</p>
      <p className={styles['acts']}>
        <Button appearance="primary" onClick={() => onAnswer(true)}>
          {question.label}
        </Button>
        <Button onClick={() => onAnswer(false)}>{t('Cancel')}</Button>
      </p>
    </dialog>
  );
}

/** The owner’s editor beside the page of `dev`. */
const host = document.createElement('div');
document.body.append(host);
// The page has ids of its own.
createRoot(host, { identifierPrefix: 'owner-' }).render(<OwnerBar />);
