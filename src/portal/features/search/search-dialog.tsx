import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import CloseIcon from '@fluentui/svg-icons/icons/dismiss_16_regular.svg?react';
import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import { site } from '~/portal/site-data';
import { clipped } from '~/portal/text/clipped';
import { searcher, searchable } from '~/portal/search/search';
import { entryKey, foundChoices, defaultChoices, withAsk, type Choice } from '~/portal/search/search-choices';
import {
  addressOfEntry,
  type Entry,
  type Kind,
  type SearchIndex,
  type Intent,
} from '~/portal/search/search-index';
import { type T, useAddress, useOwner, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { loopFocus } from '~/portal/components/overlays/dialog';
import { Link, navigate } from '~/portal/browser/router';
import { storedList } from '~/portal/browser/storage';
import { fileLoaders } from '~/portal/browser/file-loaders';
import { useLoaded } from '~/portal/browser/use-lazy-module';
import { Results } from './results';
import styles from './search-dialog.module.css';
import { chosenLanguage } from '../language-offer';
import { copyText, downloadFile } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { setPreference } from '~/portal/browser/root-state';
import { requestTour } from '~/portal/browser/tour-request';
import { addressIn, hrefOf } from '~/portal/addresses/base-path';
import { exportFilesIn, EXPORTS_FILE, inLanguage, RESUME_PAGE } from '~/portal/addresses/exports';
import { languageAt, languages } from '~/portal/addresses/languages';
import { sameScreenIn } from '~/portal/addresses/screens';

/** Scripts in which the family name comes first. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The first name, or the whole name if the first name is not certain. */
export function firstName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const certain = rest.length > 0 && first.length > 1 && !/[.,]/.test(first) && !FAMILY_FIRST.test(name);
  return certain ? first : name.trim();
}

/** The index, with normalized entries. */
const indexAt = fileLoaders((text) => {
  const index = JSON.parse(text) as SearchIndex;
  return { entries: index.entries, find: searcher(searchable(index.entries, index.synonyms, index)) };
});

const recentChoices = storedList('portalfolio.recent', 5);

const NO_WORDS: readonly string[] = [];
const NOTHING: ReadonlySet<Kind> = new Set();

/** The maximum length of the query in the subject. */
const LONGEST_QUESTION = 60;

function askEntry(t: T, owner: string, support: string, query: string): Entry {
  const about = clipped(query.trim(), LONGEST_QUESTION);
  const subject = encodeURIComponent(t('search.askSubject', { query: about }));
  return {
    kind: 'page',
    title: t('search.askAbout', { name: firstName(owner), query: about }),
    detail: '',
    more: '',
    colorIcon: 'headset',
    intent: { do: 'go', to: `${support}?subject=${subject}` },
  };
}

type Props = {
  /** The text typed into the box before the dialog opened. */
  initialText: string;
  onClosed: () => void;
  onShortcuts: () => void;
};

/**
 * The search dialog: a field over the box in the top bar, and the results below it (the ARIA practices'
 * combobox).
 */
export function SearchDialog({ initialText, onClosed, onShortcuts }: Props) {
  const t = useT();
  const id = useId();
  const owner = useOwner();
  const address = useAddress();
  const [sitemap, support] = [address('sitemap'), address('support')];
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialText);
  /** Enter was pressed before the index was loaded. The best result is chosen afterwards. */
  const pendingSubmit = useRef(false);
  const [expanded, setExpanded] = useState(NOTHING);
  /** The active option: the best result, or the one chosen by the arrows. */
  const [active, setActive] = useState<number | 'best'>('best');
  const [message, setMessage] = useState('');
  const [recent] = useState(recentChoices.all);
  const index = useLoaded(indexAt(site().searchIndex));

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    field.current?.focus();
    return () => shown?.close();
  }, []);

  const hasQuery = query.trim() !== '';
  const { entries = null, find = null } = index.state === 'ready' ? index.content : {};
  const found = useMemo(() => (find && hasQuery ? find(query) : null), [find, hasQuery, query]);
  const groups = useMemo(() => {
    if (!found) return entries && !hasQuery ? defaultChoices(entries, recent) : [];
    const choices = foundChoices(found, expanded);
    return found.is === 'exact' ? choices : withAsk(choices, askEntry(t, owner, support, query));
  }, [entries, hasQuery, found, recent, expanded, t, owner, support, query]);
  const choices = useMemo(() => groups.flatMap((group) => group.choices), [groups]);
  const best = found && found.total > 0 ? 0 : null;
  const at = active === 'best' ? best : Math.min(active, choices.length - 1);

  const type = (text: string) => {
    setQuery(text);
    setExpanded(NOTHING);
    setActive('best');
    setMessage('');
    pendingSubmit.current = false;
  };
  const close = () => {
    dialog.current?.close();
    // The `close` event follows in the next frame. Until then, keyboard shortcuts would treat the closed
    // field as focused.
    onClosed();
  };
  const copy = async (text: string) => {
    const worked = await copyText(text);
    if (worked) notify('copied', text);
    setMessage(t(worked ? 'search.copied' : 'search.notCopied', { text }));
  };
  const choose = (choice: Choice) => {
    if (choice.is === 'more') {
      setExpanded(new Set([...expanded, choice.kind]));
      return;
    }
    recentChoices.add(entryKey(choice.entry));
    const { intent } = choice.entry;
    // Copying shows its message here. Other actions happen on the page.
    if (intent.do !== 'copy') close();
    if (intent.do === 'copy') void copy(intent.text);
    else if (intent.do === 'shortcuts') onShortcuts();
    else perform(intent);
  };
  const chooseBest = useEffectEvent(() => {
    const choice = choices[best ?? -1];
    if (pendingSubmit.current && choice) choose(choice);
    pendingSubmit.current = false;
  });
  useEffect(() => {
    if (find) chooseBest();
  }, [find]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const last = choices.length - 1;
    const to = {
      ArrowDown: at === null || at >= last ? 0 : at + 1,
      ArrowUp: at === null || at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to !== undefined && !event.shiftKey && last >= 0) {
      event.preventDefault();
      setActive(to);
    }
    const choice = choices[at ?? -1];
    if (event.key === 'Enter' && !find) pendingSubmit.current = hasQuery;
    if (event.key !== 'Enter' || !choice) return;
    event.preventDefault();
    const link = choice.is === 'entry' ? addressOfEntry(choice.entry) : null;
    if ((event.ctrlKey || event.metaKey) && choice.is === 'entry' && link !== null) {
      recentChoices.add(entryKey(choice.entry));
      window.open(hrefOf(link), '_blank', 'noopener');
    } else choose(choice);
  };

  const isLoading = index.state === 'idle' || index.state === 'loading';
  const list = groups.length > 0;
  const counts = () =>
    groups.flatMap(({ kind, count }) =>
      count === null ? [] : [t('search.group', { kind: t(`search.${kind}`), count })],
    );
  const status = () => {
    if (message) return message;
    if (isLoading) return t('search.loading');
    if (!found) return '';
    if (found.is === 'none') return t('search.none', { query: query.trim() });
    return t(found.is === 'similar' ? 'search.similar' : 'search.found', {
      results: t('search.counted', { count: found.total }),
      groups: counts().join(', '),
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is interactive; the rule treats it as static
    <dialog
      aria-label={t('search.label')}
      className={styles['dialog']}
      onClick={(event) => event.target === event.currentTarget && close()}
      onClose={onClosed}
      onKeyDown={(event) => {
        loopFocus(event);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        close();
      }}
      ref={dialog}
    >
      <div className={styles['field']} role="search">
        <SearchIcon />
        <input
          aria-activedescendant={list && at !== null ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={list}
          aria-label={t('search.label')}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('search.box')}
          ref={field}
          role="combobox"
          spellCheck={false}
          value={query}
        />
        {query !== '' && (
          <button
            aria-label={t('search.clear')}
            onClick={() => {
              type('');
              field.current?.focus();
            }}
            type="button"
          >
            <CloseIcon />
          </button>
        )}
        <button aria-label={t('search.close')} className={styles['close']} onClick={close} type="button">
          {t('shell.cancel')}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {status()}
      </p>
      <div className={styles['flyout']}>
        {isLoading && <p className={styles['note']}>{t('search.loading')}</p>}
        {index.state === 'failed' && (
          <div className={styles['note']} role="alert">
            <p>{t('search.failed')}</p>
            <Button onClick={() => void index.load()}>{t('search.retry')}</Button>
          </div>
        )}
        {message && <p className={styles['note']}>{message}</p>}
        {found?.is === 'similar' && <p className={styles['note']}>{t('search.similarTo')}</p>}
        {found?.is === 'none' && (
          <div className={styles['note']}>
            <p className={styles['none']}>{t('search.none', { query: query.trim() })}</p>
            <p>{t('search.noneHint')}</p>
          </div>
        )}
        <Results active={at} groups={groups} id={id} onChoose={choose} words={found?.words ?? NO_WORDS} />
        <div className={styles['foot']}>
          <Link onClick={close} to={sitemap}>
            {t('search.all')}
          </Link>
          <span>{t('search.hint')}</span>
        </div>
      </div>
    </dialog>
  );
}

/** Downloads the PDF. A build without PDF opens the page of the résumé. */
async function downloadPdf(): Promise<void> {
  const language = languageAt(addressIn(location));
  const page = hrefOf(inLanguage(RESUME_PAGE, language));
  try {
    const response = await fetch(hrefOf(inLanguage(EXPORTS_FILE, language)));
    const pdf = exportFilesIn(await response.text())?.find(({ kind }) => kind === 'pdf');
    if (pdf) {
      downloadFile(hrefOf(pdf.path), pdf.name);
      notify('exported', pdf.name);
    } else location.assign(page);
  } catch {
    location.assign(page);
  }
}

/** Stores the language and loads this screen in it, with the rest of the address. */
function changeLanguage(code: string): void {
  const language = languages.find((one) => one.code === code);
  if (!language) return;
  chosenLanguage.remember(code);
  const screen = sameScreenIn(language, addressIn(location));
  location.assign(hrefOf(screen) + location.search + location.hash);
}

/** Performs an action on the page. */
function perform(intent: Exclude<Intent, { do: 'copy' | 'shortcuts' }>): void {
  switch (intent.do) {
    case 'go':
      navigate(intent.to);
      break;
    case 'open':
      location.assign(hrefOf(intent.to));
      break;
    case 'download-pdf':
      void downloadPdf();
      break;
    case 'appearance':
      setPreference('appearance', intent.as);
      break;
    case 'language':
      changeLanguage(intent.code);
      break;
    case 'tour':
      requestTour();
  }
}
