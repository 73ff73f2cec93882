import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';

import TourIcon from '@fluentui/svg-icons/icons/compass_northwest_20_regular.svg?react';
import { storeValue } from '~/portal/browser/storage';
import { onTourRequest } from '~/portal/browser/tour-request';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { useBehindDrawer } from '~/portal/browser/use-root-state';
import type { ShellSlice } from '~/portal/career/shell';
import { useT } from '~/portal/i18n/t';
import { TOUR_KEY } from '~/portal/first-second-settings';
import { buttonClass } from '~/portal/components/button';

import styles from './tour-button.module.css';

const NOTE = 'tour-note';
const OPEN = ':popover-open';

const loadTour = () => import('./tour');

/**
 * The button that starts the tour. The tour is loaded when the visitor is about to press it. Before hydration
 * a press opens a native popover with a note, and an open note starts the tour later.
 * To dismiss the note cancels the tour.
 */
export function TourButton({ shell }: { shell: ShellSlice }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLElement>(null);
  const tour = useLazyModule(loadTour);
  const [isOpen, setIsOpen] = useState(false);

  const start = async () => {
    const module = await tour.load();
    // The visitor has dismissed the note, and with it the tour.
    if (!module || !note.current?.matches(OPEN)) return;
    note.current.hidePopover();
    setIsOpen(true);
    storeValue(TOUR_KEY, 'taken');
    document.documentElement.dataset['toured'] = '';
  };
  const startIfPressed = useEffectEvent(() => {
    if (note.current?.matches(OPEN)) void start();
  });
  useEffect(() => startIfPressed(), []);

  useEffect(() => {
    let before = scrollY;
    const shrink = () => {
      // The page may be bent beyond its ends.
      const y = Math.max(0, scrollY);
      if (y !== before) corner.current?.toggleAttribute('data-small', y > before);
      before = y;
    };
    addEventListener('scroll', shrink, { passive: true });
    return () => removeEventListener('scroll', shrink);
  }, []);

  const begin = () => {
    note.current?.togglePopover(true);
    void start();
  };
  const onRequest = useEffectEvent(begin);
  useEffect(() => onTourRequest(() => onRequest()), []);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    begin();
  };
  // The dialog cannot return the focus while the drawer makes the button inert. The tour has closed the drawer
  // by now. A focus that the visitor has moved since, for example to the search, stays there.
  useEffect(() => {
    const opener = button.current;
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <>
      {/* Does not contain the tour, because the drawer makes the content behind it inert. */}
      <aside {...useBehindDrawer()} aria-label={t('tour.label')} className={styles['corner']} ref={corner}>
        <button
          aria-haspopup="dialog"
          className={`${buttonClass('primary')} ${styles['button']}`}
          onClick={press}
          onFocus={() => void tour.load()}
          onPointerEnter={() => void tour.load()}
          popoverTarget={NOTE}
          popoverTargetAction="show"
          ref={button}
          title={t('tour.take')}
          type="button"
        >
          <TourIcon />
          <span>{t('tour.take')}</span>
        </button>
        <div className={styles['note']} id={NOTE} popover="auto" ref={note}>
          <p role="status">{t(tour.state === 'failed' ? 'tour.failed' : 'tour.loading')}</p>
        </div>
      </aside>
      {isOpen && tour.state === 'ready' && (
        <tour.content.Tour onClosed={() => setIsOpen(false)} shell={shell} />
      )}
    </>
  );
}
