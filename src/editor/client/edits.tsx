import { useState } from 'react';

import { Button } from '~/portal/components/button';

import type { OwnerNotes } from '../protocol';
import { act } from './owner-files';
import { LANGUAGE, Problem, t } from './t';

import chooserStyles from './choosers.module.css';

const TIME = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** The owner's edits in the activity log, the last one first. Each can be undone alone. */
export function Edits({ edits }: { edits: OwnerNotes['edits'] }) {
  const [message, setMessage] = useState('');
  const undo = async (at: string) => setMessage((await act({ act: 'revert', at })).sentence);
  if (edits.length === 0) return null;
  return (
    <section aria-label={t('Your edits')} className={chooserStyles['invitations']} lang={LANGUAGE}>
      <h2>{t('Your edits')}</h2>
      <p>{t('Only you see this.')}</p>
      <Problem>{message}</Problem>
      <ol className={chooserStyles['edits']}>
        {edits.map(({ title, at, files }) => (
          <li key={at + title}>
            <span dir="auto">{title}</span>
            <small>
              {files.join(', ')}
              {at && ` · ${TIME.format(new Date(at))}`}
            </small>
            {at && (
              <Button aria-label={t('Undo: {title}', { title })} onClick={() => void undo(at)}>
                {t('Undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
