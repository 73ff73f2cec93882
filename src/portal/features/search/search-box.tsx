import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import { notify } from '~/portal/browser/notifications';
import { navigate } from '~/portal/browser/router';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { hrefOf } from '~/portal/addresses/base-path';
import { useAddress, useT } from '~/portal/i18n/t';

import { useKeyboardShortcuts } from './use-keyboard-shortcuts';
import styles from './search-box.module.css';

const loadDialog = () => import('./search-dialog');
const loadShortcuts = () => import('./shortcuts-dialog');

/** Keys that open the dialog while the box has the focus. `/` after other text is text. */
const opensFromBox = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean =>
  key === 'ArrowDown' ||
  (key === '/' && currentTarget.value === '') ||
  ((ctrlKey || metaKey) && key.toLowerCase() === 'k');

/**
 * The search box in the top bar: a form that leads to All resources, filtered by the typed text. With
 * scripts, the search dialog opens over it and continues with the same text.
 */
export function SearchBox() {
  const t = useT();
  const sitemap = useAddress()('sitemap');
  const field = useRef<HTMLInputElement>(null);
  const dialog = useLazyModule(loadDialog);
  const shortcuts = useLazyModule(loadShortcuts);
  /** The text with which the dialog opens; null while it is closed. */
  const [text, setText] = useState<string | null>(null);

  /** @returns whether the dialog could be loaded */
  const openSearch = async (): Promise<boolean> => {
    const input = field.current;
    const before = document.activeElement;
    // The box accepts text until the dialog is loaded.
    input?.focus();
    // Without the dialog the form still works.
    if (!(await dialog.load())) return false;
    // If the focus has moved, the dialog does not open.
    if (!input || document.activeElement !== input) return true;
    // The dialog returns the focus to the previously focused element.
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    else input.blur();
    flushSync(() => setText(input.value));
    input.value = '';
    return true;
  };
  /** Opens the search by a command. Unlike typing, a command has no effect without the dialog. */
  const showSearch = async () => {
    if (!(await openSearch())) notify('failed', t('search.label'));
  };
  const showShortcuts = async () => {
    const module = await shortcuts.load();
    if (module) module.openShortcuts();
    else notify('failed', t('shortcuts.title'));
  };
  useKeyboardShortcuts({ search: () => void showSearch(), help: () => void showShortcuts() });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = field.current?.value.trim();
    if (!query) return void showSearch();
    if (field.current) field.current.value = '';
    navigate(`${sitemap}?${new URLSearchParams({ q: query }).toString()}`);
  };
  return (
    <>
      <search aria-label={t('search.label')} className={styles['search']}>
        <form action={hrefOf(sitemap)} onSubmit={submit}>
          <label className={styles['box']}>
            <input
              autoCapitalize="none"
              autoComplete="off"
              enterKeyHint="search"
              name="q"
              onClick={() => void showSearch()}
              onCompositionEnd={() => void openSearch()}
              onFocus={() => void dialog.load()}
              onInput={({ nativeEvent }) => {
                if (!(nativeEvent as InputEvent).isComposing) void openSearch();
              }}
              onKeyDown={(event) => {
                if (!opensFromBox(event)) return;
                event.preventDefault();
                void showSearch();
              }}
              onPointerEnter={() => void dialog.load()}
              // Needed by the stylesheet to detect an empty field.
              placeholder=" "
              ref={field}
              spellCheck={false}
              type="search"
            />
            <SearchIcon />
            <span className={styles['hint']}>
              {t('search.box')} <span className={styles['keys']}>{t('search.boxKeys')}</span>
            </span>
          </label>
        </form>
      </search>
      {dialog.state === 'ready' && text !== null && (
        <dialog.content.SearchDialog
          onClosed={() => setText(null)}
          onShortcuts={() => void showShortcuts()}
          initialText={text}
        />
      )}
      {shortcuts.state === 'ready' && <shortcuts.content.ShortcutsDialog />}
    </>
  );
}
