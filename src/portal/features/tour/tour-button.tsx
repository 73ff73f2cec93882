import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';

import TourIcon from '@fluentui/svg-icons/icons/compass_northwest_20_regular.svg?react';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import { onTourRequest } from '~/portal/browser/tour-request';
import { useBehindDrawer } from '~/portal/browser/use-sidebar';
import type { ShellSlice } from '~/portal/lib/shell';
import { useT } from '~/portal/i18n/t';
import { buttonClass } from '~/portal/components/button';

import type { Tour as TourType } from './tour';
import styles from './tour-button.module.css';

const NOTE = 'tour-note';

let arriving: Promise<{ Tour: typeof TourType }> | null = null;

/** Loads the tour once. After a failure the next call retries. */
function bringTour() {
  arriving ??= importWithRetry(() => import('./tour')).catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}

/** Preloads the tour. Errors are reported on the click. */
const expectTour = () => void bringTour().catch(() => {});

/**
 * The button that starts the tour. The tour is loaded when the visitor is about to press it. Before hydration
 * a press opens a native popover with a note, and an open note starts the tour later.
 */
export function TourButton({ shell }: { shell: ShellSlice }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [Tour, setTour] = useState<typeof TourType | null>(null);
  const [failed, setFailed] = useState(false);

  const start = async () => {
    try {
      const arrived = await bringTour();
      note.current?.togglePopover(false);
      setTour(() => arrived.Tour);
    } catch {
      setFailed(true);
      note.current?.togglePopover(true);
    }
  };
  const startIfPressed = useEffectEvent(() => {
    if (note.current?.matches(':popover-open')) void start();
  });
  useEffect(() => startIfPressed(), []);

  const begin = () => {
    setFailed(false);
    note.current?.togglePopover(true);
    void start();
  };
  const onRequest = useEffectEvent(begin);
  useEffect(() => onTourRequest(() => onRequest()), []);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    begin();
  };
  // Returns the focus after the tour has closed the drawer, which makes the button inert.
  useEffect(() => (Tour ? () => button.current?.focus({ preventScroll: true }) : undefined), [Tour]);

  return (
    <>
      {/* Does not contain the tour, because the drawer makes the content behind it inert. */}
      <aside {...useBehindDrawer()} aria-label={t('tour.label')} className={styles['corner']}>
        <button
          aria-haspopup="dialog"
          className={`${buttonClass('primary')} ${styles['button']}`}
          onClick={press}
          onFocus={expectTour}
          onPointerEnter={expectTour}
          popoverTarget={NOTE}
          popoverTargetAction="show"
          ref={button}
          type="button"
        >
          <TourIcon />
          <span>{t('tour.take')}</span>
        </button>
        <div className={styles['note']} id={NOTE} popover="auto" ref={note}>
          <p role="status">{t(failed ? 'tour.failed' : 'tour.arriving')}</p>
        </div>
      </aside>
      {Tour && <Tour onClosed={() => setTour(null)} shell={shell} />}
    </>
  );
}
