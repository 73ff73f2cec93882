import {
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import { navigate, useLocation } from '~/portal/browser/router';
import { screenAt, type Slug } from '~/portal/addresses/screens';
import type { ShellSlice } from '~/portal/career/shell';
import {
  CLOSED_TOUR,
  tourReducer,
  tourSteps,
  type TourAction,
  type TourStep,
  type TourButton,
} from './steps';
import { type T, useAddress, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { loopFocus } from '~/portal/components/overlays/dialog';
import { logicalKey } from '~/portal/components/logical-key';
import { useSpotlight } from './use-spotlight';

import styles from './tour.module.css';

/** The texts of a step: the idea of the portal, and facts of this owner. */
export function tourTexts(id: TourStep['id'], { name, headline, companies, roles, empty }: ShellSlice, t: T) {
  switch (id) {
    case 'welcome':
      return {
        title: t('tour.welcomeTitle'),
        lines: [
          headline ? t('tour.ownerHeadline', { name, headline }) : t('tour.owner', { name }),
          t('tour.welcomeText'),
        ],
      };
    case 'sidebar':
      return { title: t('tour.sidebarTitle'), lines: [t('tour.sidebarText')] };
    case 'profile':
      return { title: t('tour.profileTitle', { name }), lines: [t('tour.profileText')] };
    case 'management-groups':
      return { title: t('tour.groupsTitle'), lines: [t('tour.groupsText', { name, companies })] };
    case 'experience':
      return { title: t('tour.experienceTitle'), lines: [t('tour.experienceText', { roles })] };
    case 'support':
      return empty.includes('contact')
        ? { title: t('support.info'), lines: [t('support.noAddress')] }
        : { title: t('tour.supportTitle', { name }), lines: [t('tour.supportText', { name })] };
  }
}

const tourButtonLabels = {
  skip: 'tour.skip',
  previous: 'tour.previous',
  finish: 'tour.finish',
  next: 'tour.next',
  done: 'tour.done',
} as const satisfies Record<TourButton, `tour.${string}`>;

const HOME: Slug = 'dashboard';
/** The main button (Next or Done) receives the focus. The browser would focus Skip. */
const MAIN = '[data-button="main"]';
const KEYS: Readonly<Record<string, TourAction>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Enter: 'next',
};

/** The tour: a modal dialog over the whole window with a bubble beside a cutout around the target. */
export function Tour({ shell, onClosed }: { shell: ShellSlice; onClosed: () => void }) {
  const t = useT();
  const id = useId();
  const address = useAddress();
  const screen = screenAt(useLocation().pathname)?.slug;
  /** The destination of the last step, which may still be loading. */
  const heading = useRef(screen);
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, dispatch] = useReducer(tourReducer, tourReducer(CLOSED_TOUR, 'open'));
  const step: TourStep | null = state.is === 'open' ? (tourSteps[state.step] ?? null) : null;

  const goTo = (slug: Slug) => {
    if (heading.current === slug) return;
    heading.current = slug;
    navigate(address(slug));
  };
  const act = (action: TourAction) => {
    const next = tourReducer(state, action);
    dispatch(action);
    if (next.is === 'open') goTo(tourSteps[next.step]?.slug ?? HOME);
    else if (next.home) goTo(HOME);
  };

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

  // Navigates before the dialog closes, because the new screen's heading would otherwise take the focus.
  const over = state.is === 'closed' && (!state.home || screen === HOME);
  const end = useEffectEvent(() => {
    dialog.current?.close();
    onClosed();
  });
  useEffect(() => {
    if (over) end();
  }, [over]);

  const close = useEffectEvent(() => act('close'));
  useEffect(() => {
    const closeTour = () => close();
    addEventListener('popstate', closeTour);
    return () => removeEventListener('popstate', closeTour);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    loopFocus(event);
    const action = KEYS[logicalKey(event)];
    if (!action || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A focused button handles Enter itself.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    act(action);
  };
  const outside = (event: MouseEvent) => !bubble.current?.contains(event.target as Node);

  const texts = step && tourTexts(step.id, shell, t);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is interactive; the rule treats it as static
    <dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      aria-modal="true"
      className={styles['tour']}
      onClick={(event) => step && outside(event) && act('next')}
      // Escape, or the back gesture of a phone. The dialog stays open until the Dashboard is shown; a browser may
      // close it nevertheless.
      onCancel={(event) => {
        event.preventDefault();
        act('skip');
      }}
      onClose={() => !dialog.current?.open && act('skip')}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => outside(event) && event.preventDefault()}
      ref={dialog}
    >
      {step && texts && (
        <>
          <div className={styles['cutout']} hidden ref={cutout} />
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
                      // Next and Done share a key, so that the focus stays.
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
