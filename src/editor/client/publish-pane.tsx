import { useEffect, useState } from 'react';

import PublishIcon from '@fluentui/svg-icons/icons/cloud_arrow_up_16_regular.svg?react';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import type { Answer, EditRequest, Place } from '../protocol';
import { act } from './owner-files';
import { Problem, Sentence, t } from './t';

import styles from './editor.module.css';

type Host = Extract<EditRequest, { act: 'publish' }>['host'];
type Step = NonNullable<Answer['steps']>[number];

const STATES: Readonly<Record<Step['state'], string>> = {
  done: t('Done'),
  open: t('To do'),
  later: t('May wait'),
};

const HOSTS: Readonly<Record<Host, string>> = {
  pages: 'GitHub Pages',
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
  nginx: 'nginx',
  caddy: 'Caddy',
};

/** The steps to a published portal. Nothing is pushed: the owner copies that command. */
export function PublishPane({ onClose, onEdit }: { onClose: () => void; onEdit: (place: Place) => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [host, setHost] = useState<Host>('pages');
  const ask = (request: { commit?: boolean; online?: boolean }) => {
    setAnswer(null);
    void act({ act: 'publish', host, commit: false, online: false, ...request }).then(setAnswer);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- asked for again only for another host
  useEffect(() => ask({}), [host]);
  return (
    <Pane
      closeLabel={t('Close')}
      icon={<PublishIcon />}
      id="owner-publish"
      onClose={onClose}
      open
      subtitle={HOSTS[host]}
      title={t('Publish')}
    >
      <div className={`${styles['form']} ${styles['notes']}`}>
        <label className={styles['field']}>
          {t('Host')}
          <select onChange={({ target }) => setHost(target.value as Host)} value={host}>
            {Object.entries(HOSTS).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{answer === null ? t('Looking at your folder …') : ''}</p>
        <Problem>{answer?.sentence}</Problem>
        <ol className={styles['steps']}>
          {answer?.steps?.map((step) => (
            <StepItem key={step.title} onCommit={() => ask({ commit: true })} onEdit={onEdit} step={step} />
          ))}
        </ol>
        <Button onClick={() => ask({ online: true })}>{t('Look at the published portal')}</Button>
      </div>
    </Pane>
  );
}

/** A line that is a command, which can be copied. */
const isCommand = (line: string): boolean => /^(?:git|npm|npx) /.test(line);

/** The lines of a step before the others, which a disclosure hides. */
const MOST_LINES = 5;

function StepItem({
  step: { title, state, lines, act: doneBy, setting },
  onCommit,
  onEdit,
}: {
  step: Step;
  onCommit: () => void;
  onEdit: (place: Place) => void;
}) {
  const rest = lines.slice(MOST_LINES);
  return (
    <li data-state={state}>
      <h3>
        {t(title)} <small>{STATES[state]}</small>
      </h3>
      <Lines of={lines.slice(0, MOST_LINES)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('{count} more', { count: rest.length })}</summary>
          <Lines of={rest} />
        </details>
      )}
      {setting !== undefined && (
        <Button
          aria-label={t('Edit: {text}', { text: t(title) })}
          onClick={() => onEdit({ file: 'portal.yaml', path: [setting] })}
        >
          {t('Edit')}
        </Button>
      )}
      {doneBy === 'commit' && state === 'open' && (
        <Button appearance="primary" onClick={onCommit}>
          {t('Commit my files')}
        </Button>
      )}
    </li>
  );
}

const Lines = ({ of: lines }: { of: Step['lines'] }) =>
  lines.map((line) =>
    typeof line !== 'string' ? (
      <p key={line.text}>{t(line.text, line.values)}</p>
    ) : isCommand(line) ? (
      <p key={line}>
        <code dir="ltr">{line}</code>
        <Button
          aria-label={t('Copy: {text}', { text: line })}
          onClick={() => void navigator.clipboard?.writeText(line)}
        >
          {t('Copy')}
        </Button>
      </p>
    ) : (
      <p key={line}>
        <Sentence>{line}</Sentence>
      </p>
    ),
  );
