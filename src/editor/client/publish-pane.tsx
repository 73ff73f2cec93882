import { useEffect, useState } from 'react';

import PublishIcon from '@fluentui/svg-icons/icons/cloud_arrow_up_16_regular.svg?react';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import type { Answer, EditRequest, Locator } from '../protocol';
import { act } from './owner-files';
import { Problem, Sentence, t } from './t';

import styles from './editor.module.css';

type Request = Extract<EditRequest, { act: 'publish' }>;
type Host = Request['host'];
/** The acts that are asked for. */
type RequestOptions = Partial<Omit<Request, 'act' | 'host'>>;
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
};

/** The steps to a published portal. Nothing is pushed unless the owner says so. */
export function PublishPane({ onClose, onEdit }: { onClose: () => void; onEdit: (place: Locator) => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** The message while the server works. */
  const [working, setWorking] = useState('');
  const [host, setHost] = useState<Host>('pages');
  const ask = async (request: RequestOptions) => {
    setWorking(request.build ? t('This takes some seconds …') : t('Looking at your folder …'));
    const nothing = { commit: false, remote: null, push: false, build: false, online: false };
    const next = await act({ act: 'publish', host, ...nothing, ...request });
    setWorking('');
    // A refused act leaves the steps as they are.
    setAnswer((last) => ({ ...next, steps: next.steps ?? last?.steps ?? [] }));
  };
  // oxlint-disable-next-line react/exhaustive-deps -- asked for again only for another host
  useEffect(() => void ask({}), [host]);
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
        <p role="status">{working}</p>
        <Problem>{answer?.sentence}</Problem>
        <ol className={styles['steps']}>
          {answer?.steps?.map((step) => (
            <StepItem key={step.title} onAsk={(options) => void ask(options)} onEdit={onEdit} step={step} />
          ))}
        </ol>
        <Button onClick={() => void ask({ online: true })}>{t('Look at the published portal')}</Button>
      </div>
    </Pane>
  );
}

/** The buttons of acts. */
const ACTS = { commit: t('Commit my files'), push: t('Push my files'), build: t('Build it') };

/** A line that is a command, which can be copied. */
const isCommand = (line: string): boolean => /^(?:git|npm|npx) /.test(line);

/** The lines of a step before the others, which a disclosure hides. */
const MOST_LINES = 5;

function StepItem({
  step: { title, state, lines, act: doneBy, setting },
  onAsk,
  onEdit,
}: {
  step: Step;
  onAsk: (options: RequestOptions) => void;
  onEdit: (place: Locator) => void;
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
      {doneBy === 'remote' ? (
        <form
          className={styles['beside']}
          onSubmit={(event) => {
            event.preventDefault();
            const field = event.currentTarget.elements.namedItem('remote') as HTMLInputElement;
            if (field.value.trim() !== '') onAsk({ remote: field.value.trim() });
          }}
        >
          <input
            aria-label={t('Address of the repository')}
            dir="ltr"
            name="remote"
            placeholder="https://github.com/OWNER/NAME.git"
            type="text"
          />
          <Button type="submit">{t('Use it')}</Button>
        </form>
      ) : doneBy === undefined || state !== 'open' ? null : (
        <Button appearance="primary" onClick={() => onAsk({ [doneBy]: true })}>
          {ACTS[doneBy]}
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
