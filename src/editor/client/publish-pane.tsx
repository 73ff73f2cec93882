import { useEffect, useState } from 'react';

import PublishIcon from '@fluentui/svg-icons/icons/cloud_arrow_up_16_regular.svg?react';
import { Button } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

import type { Answer } from '../protocol';
import { act } from './owner-files';

import styles from './editor.module.css';

type Step = NonNullable<Answer['steps']>[number];

const STATES: Readonly<Record<Step['state'], string>> = { done: 'Done', open: 'To do', later: 'May wait' };

const LOOK = { act: 'publish', commit: false, online: false } as const;

/** The steps to a published portal. Nothing is pushed: the owner copies that command. */
export function PublishPane({ onClose }: { onClose: () => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void act(LOOK).then(setAnswer), []);
  const ask = (request: { commit?: boolean; online?: boolean }) => {
    setAnswer(null);
    void act({ ...LOOK, ...request }).then(setAnswer);
  };
  return (
    <Pane
      closeLabel="Close"
      icon={<PublishIcon />}
      id="owner-publish"
      onClose={onClose}
      open
      subtitle="On GitHub Pages, at no cost"
      title="Publish"
    >
      <div className={styles['notes']}>
        <p role="status">{answer === null ? 'Looking at your folder …' : ''}</p>
        <p className={styles['problem']} role="alert">
          {answer?.sentence}
        </p>
        <ol className={styles['steps']}>
          {answer?.steps?.map((step) => (
            <StepItem key={step.title} onCommit={() => ask({ commit: true })} step={step} />
          ))}
        </ol>
        <Button onClick={() => ask({ online: true })}>Look at the published portal</Button>
      </div>
    </Pane>
  );
}

/** A line that is a command, which can be copied. */
const isCommand = (line: string): boolean => /^(?:git|npm|npx) /.test(line);

/** The lines of a step before the others, which a disclosure hides. */
const MOST_LINES = 5;

function StepItem({
  step: { title, state, lines, act: doneBy },
  onCommit,
}: {
  step: Step;
  onCommit: () => void;
}) {
  const rest = lines.slice(MOST_LINES);
  return (
    <li data-state={state}>
      <h3>
        {title} <small>{STATES[state]}</small>
      </h3>
      <Lines of={lines.slice(0, MOST_LINES)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <Lines of={rest} />
        </details>
      )}
      {doneBy === 'commit' && state === 'open' && (
        <Button appearance="primary" onClick={onCommit}>
          Commit my files
        </Button>
      )}
    </li>
  );
}

const Lines = ({ of: lines }: { of: readonly string[] }) =>
  lines.map((line) => (
    <p key={line}>
      {isCommand(line) ? <code>{line}</code> : line}
      {isCommand(line) && (
        <Button aria-label={`Copy: ${line}`} onClick={() => void navigator.clipboard?.writeText(line)}>
          Copy
        </Button>
      )}
    </p>
  ));
