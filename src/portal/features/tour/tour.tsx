import {
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router';

import { screenAt, type Slug } from '~/portal/lib/screens';
import type { ShellSlice } from '~/portal/lib/shell';
import { CLOSED_TOUR, tourReducer, tourSteps, type TourAction, type TourStep } from '~/portal/lib/tour';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { loopFocus } from '~/portal/components/dialog';
import { logicalKey } from '~/portal/components/logical-key';

import { tourButtonLabels, tourTexts } from './tour-texts';
import styles from './tour.module.css';
import { useSpotlight } from './use-spotlight';

const HOME: Slug = 'dashboard';
/** Next, which becomes Done: the platform would begin with Skip. */
const MAIN = '[data-button="main"]';
const KEYS: Readonly<Record<string, TourAction>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Enter: 'next',
};

/** The open tour: a modal dialog over the whole window, in which a bubble stands beside a bright hole. */
export function Tour({ shell, onClosed }: { shell: ShellSlice; onClosed: () => void }) {
  const t = useT();
  const id = useId();
  const address = useAddress();
  const navigate = useNavigate();
  const here = screenAt(useLocation().pathname)?.slug;
  /** Where the last step leads: it may be still on its way there. */
  const heading = useRef(here);
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, dispatch] = useReducer(tourReducer, tourReducer(CLOSED_TOUR, 'open'));
  const step: TourStep | null = state.is === 'open' ? (tourSteps[state.step] ?? null) : null;

  const go = (slug: Slug) => {
    if (heading.current === slug) return;
    heading.current = slug;
    void navigate(address(slug));
  };
  const act = (action: TourAction) => {
    const next = tourReducer(state, action);
    dispatch(action);
    if (next.is === 'open') go(tourSteps[next.step]?.slug ?? HOME);
    else if (next.home) go(HOME);
  };

  const begin = useEffectEvent(() => go(HOME));
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>(MAIN)?.focus();
    begin();
    return () => shown?.close();
  }, []);

  const { hole, bubble } = useSpotlight(step, here);
  useEffect(() => {
    // The button that was pressed may be gone with its step.
    if (bubble.current?.querySelector(':focus')) return;
    bubble.current?.querySelector<HTMLElement>(MAIN)?.focus();
  });

  // The way home is walked before the dialog closes: else the new screen's heading would take the focus.
  const over = state.is === 'closed' && (!state.home || here === HOME);
  const end = useEffectEvent(() => {
    dialog.current?.close();
    onClosed();
  });
  useEffect(() => {
    if (over) end();
  }, [over]);

  const close = useEffectEvent(() => act('close'));
  useEffect(() => {
    const leave = () => close();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    loopFocus(event);
    const action = KEYS[logicalKey(event)];
    if (!action || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A focused button answers Enter by itself.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    act(action);
  };
  const outside = (event: MouseEvent) => !bubble.current?.contains(event.target as Node);

  const texts = step && tourTexts(step.id, shell, t);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is interactive; the rule does not know
    <dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      aria-modal="true"
      className={styles['tour']}
      onClick={(event) => step && outside(event) && act('next')}
      // Escape, or a phone's own way back.
      onClose={() => !dialog.current?.open && act('close')}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => outside(event) && event.preventDefault()}
      ref={dialog}
    >
      {step && texts && (
        <>
          <div className={styles['hole']} hidden ref={hole} />
          <div className={styles['bubble']} ref={bubble} tabIndex={-1}>
            <div className={styles['content']}>
              <div aria-live="polite">
                <p className={styles['progress']}>
                  {t('tour.progress', {
                    step: tourSteps.findIndex((one) => one.id === step.id) + 1,
                    total: tourSteps.length,
                  })}
                </p>
                <h2 className={styles['title']} id={`${id}-title`}>
                  {texts.title}
                </h2>
                <div className={styles['text']} id={`${id}-text`}>
                  {texts.lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </div>
              <div className={styles['actions']}>
                {step.buttons.map((button) => {
                  const isMain = button === 'next' || button === 'done';
                  return (
                    <Button
                      data-button={isMain ? 'main' : button}
                      // Next becomes Done under the finger: the focus stays.
                      key={isMain ? 'main' : button}
                      onClick={() => act(button === 'done' ? 'finish' : button)}
                    >
                      {t(tourButtonLabels[button])}
                    </Button>
                  );
                })}
              </div>
            </div>
          </div>
        </>
      )}
    </dialog>
  );
}
