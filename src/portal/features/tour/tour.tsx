import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import { navigate, useLocation } from '~/portal/browser/router';
import { screenAt, type Slug } from '~/portal/addresses/screens';
import type { ShellSlice } from '~/portal/career/shell';
import { tourSteps } from './steps';
import { useAddress, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { loopFocus } from '~/portal/components/overlays/dialog';
import { logicalKey } from '~/portal/components/logical-key';
import { useSpotlight } from './use-spotlight';

import styles from './tour.module.css';

const HOME: Slug = 'dashboard';
/** The main button (Next or Done) receives the focus. The browser would focus Skip. */
const MAIN = '[data-button="main"]';
/** The way of each key in steps. */
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Enter: 1 };
const LAST = tourSteps.length - 1;

/** The tour: a modal dialog over the whole window with a bubble beside a cutout around the target. */
export function Tour({ shell, onClosed }: { shell: ShellSlice; onClosed: () => void }) {
  const t = useT();
  const id = useId();
  const address = useAddress();
  const screen = screenAt(useLocation().pathname)?.slug;
  /** The destination of the last step, which may still be loading. */
  const heading = useRef(screen);
  const dialog = useRef<HTMLDialogElement>(null);
  /** The index of the step; behind the last one, the tour leads to the Dashboard and ends there. */
  const [at, setAt] = useState(0);
  const step = tourSteps[at] ?? null;

  const goTo = (slug: Slug) => {
    if (heading.current === slug) return;
    heading.current = slug;
    navigate(address(slug));
  };
  const show = (index: number) => {
    if (!step) return;
    setAt(Math.max(0, index));
    goTo(tourSteps[Math.max(0, index)]?.slug ?? HOME);
  };
  const finish = () => show(LAST + 1);
  /** The buttons, each with the index of the step to which it leads. Next and Done share a name, so that the focus stays. */
  const buttons =
    at < LAST
      ? ([
          ['skip', 'tour.skip', LAST + 1],
          ...(at > 0 ? ([['previous', 'tour.previous', at - 1]] as const) : []),
          ['finish', 'tour.finish', LAST + 1],
          ['main', 'tour.next', at + 1],
        ] as const)
      : ([
          ['previous', 'tour.previous', at - 1],
          ['main', 'tour.done', LAST + 1],
        ] as const);

  const begin = useEffectEvent(() => goTo(HOME));
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>(MAIN)?.focus();
    begin();
    return () => shown?.close();
  }, []);

  const { cutout, bubble } = useSpotlight(step, screen);
  useEffect(() => {
    // The pressed button may not exist in the new step.
    if (bubble.current?.querySelector(':focus')) return;
    bubble.current?.querySelector<HTMLElement>(MAIN)?.focus();
  });

  const close = useEffectEvent(() => {
    dialog.current?.close();
    onClosed();
  });
  // Navigates before the dialog closes, because the new screen's heading would otherwise take the focus.
  const isOver = !step && screen === HOME;
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  useEffect(() => {
    const closeTour = () => close();
    addEventListener('popstate', closeTour);
    return () => removeEventListener('popstate', closeTour);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    loopFocus(event);
    const way = KEYS[logicalKey(event)];
    if (!way || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A focused button handles Enter itself.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    show(at + way);
  };
  const outside = (event: MouseEvent) => !bubble.current?.contains(event.target as Node);

  const [title, ...lines] = step?.texts(t, shell) ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is interactive; the rule treats it as static
    <dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      aria-modal="true"
      className={styles['tour']}
      onClick={(event) => outside(event) && show(at + 1)}
      // Escape, or the back gesture of a phone. The dialog stays open until the Dashboard is shown; a browser may
      // close it nevertheless.
      onCancel={(event) => {
        event.preventDefault();
        finish();
      }}
      onClose={() => !dialog.current?.open && finish()}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => outside(event) && event.preventDefault()}
      ref={dialog}
    >
      {step && (
        <>
          <div className={styles['cutout']} hidden ref={cutout} />
          <div className={styles['bubble']} ref={bubble} tabIndex={-1}>
            <div className={styles['content']}>
              <div aria-live="polite">
                <p className={styles['progress']}>
                  {t('tour.progress', { step: at + 1, total: tourSteps.length })}
                </p>
                <h2 className={styles['title']} id={`${id}-title`}>
                  {title}
                </h2>
                <div className={styles['text']} id={`${id}-text`}>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </div>
              <div className={styles['actions']}>
                {buttons.map(([name, label, index]) => (
                  <Button data-button={name} key={name} onClick={() => show(index)}>
                    {t(label)}
                  </Button>
                ))}
              </div>
            </div>
          </div>
        </>
      )}
    </dialog>
  );
}
