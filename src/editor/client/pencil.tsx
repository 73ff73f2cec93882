import { useEffect, useMemo, useRef, useState } from 'react';

import EditIcon from '@fluentui/svg-icons/icons/edit_16_regular.svg?react';
import { ROOT_ID } from '~/portal/page-data';

import { useDocumentEvent, useOwnerState } from './owner-files';
import type { Locator } from '../protocol';
import { placesOfTexts, plainOf } from './views';
import { t } from './t';

import styles from './editor.module.css';

/** The elements around the pointer that may show a value. */
const FARTHEST = 3;
const LONGEST = 4000;
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * A pencil beside the value below the pointer; `E` opens the value that has the focus. Both lead to its field in the
 * owner’s files, where the files have this text.
 */
export function Pencil({ onEdit }: { onEdit: (place: Locator) => void }) {
  const state = useOwnerState();
  const places = useMemo(() => state && placesOfTexts(state), [state]);
  // The pointer may rest on a value before the files are read.
  const [pointed, setPointed] = useState<EventTarget | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const valueAround = (start: EventTarget | null) => {
    let element =
      start instanceof HTMLElement && start.closest(`#${ROOT_ID} :is(main, dialog)`) ? start : null;
    for (let far = 0; element && far < FARTHEST; far += 1, element = element.parentElement) {
      const text = element.textContent ?? '';
      const place = text.length < LONGEST ? places?.get(plainOf(text)) : undefined;
      if (place) return { element, place };
    }
    return null;
  };
  const found = valueAround(pointed);
  const element = found?.element;
  useDocumentEvent('pointerover', ({ target }: PointerEvent) => {
    if (!(target instanceof Node && button.current?.contains(target))) setPointed(target);
  });
  useDocumentEvent('keydown', (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key.toLowerCase() !== 'e' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(FIELDS)) return;
    const focused = valueAround(document.activeElement);
    if (!focused) return;
    event.preventDefault();
    onEdit(focused.place);
  });
  useEffect(() => {
    if (!element || !button.current) return;
    // That of its text, which may be much narrower than the element.
    const text = document.createRange();
    text.selectNodeContents(element);
    const box = text.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    button.current.style.setProperty('--pencil-top', `${box.top + scrollY}px`);
    const start = isRightToLeft ? document.body.clientWidth - box.left : box.right;
    button.current.style.setProperty(
      '--pencil-start',
      `${Math.min(start, document.body.clientWidth - 28)}px`,
    );
  }, [element]);
  if (!found) return null;
  return (
    <button
      aria-label={t('Edit: {text}', { text: found.element.textContent?.trim().slice(0, 60) ?? '' })}
      className={styles['pencil']}
      onClick={() => onEdit(found.place)}
      ref={button}
      // The key E does the same for the value that has the focus.
      tabIndex={-1}
      type="button"
    >
      <EditIcon />
    </button>
  );
}
