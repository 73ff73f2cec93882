import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import { notify } from '~/portal/browser/notifications';
import { navigate } from '~/portal/browser/router';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { hrefOf } from '~/portal/addresses/base-path';
import { useAddress, useT } from '~/portal/i18n/t';

import styles from './search-box.module.css';

const loadDialog = () => import('./search-dialog');

/** Fields with a text of the visitor, and what is over the page. */
const OWN_KEYS =
  'main input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable],dialog[open],[popover]';

/** Whether a key opens the search: Ctrl+K, anywhere in the page. */
const opensSearch = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  repeat,
  target,
}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  key.toLowerCase() === 'k' &&
  !(altKey || isComposing || repeat) &&
  !(target instanceof Element && target.closest(OWN_KEYS));

/**
 * The search box in the top bar: a form that leads to All resources, filtered by the typed text. With
 * scripts, the search dialog opens over it and continues with the same text.
 */
export function SearchBox() {
  const t = useT();
  const sitemap = useAddress()('sitemap');
  const field = useRef<HTMLInputElement>(null);
  const dialog = useLazyModule(loadDialog);
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
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event) || event.defaultPrevented) return;
    event.preventDefault();
    void showSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onShortcut(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

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
                if (event.key !== 'ArrowDown') return;
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
              {t('search.box')} {t('search.boxKeys')}
            </span>
          </label>
        </form>
      </search>
      {dialog.state === 'ready' && text !== null && (
        <dialog.content.SearchDialog onClosed={() => setText(null)} initialText={text} />
      )}
    </>
  );
}
