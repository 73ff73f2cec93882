import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import { callKey, onPendingKeys, takePendingKeys } from '~/portal/browser/pending-keys';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import { hrefOf } from '~/portal/lib/base-path';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';

import type { KeyboardShortcuts as QuickType } from './keyboard-shortcuts';
import styles from './search-box.module.css';

const bring = () => importWithRetry(() => import('./keyboard-shortcuts'));
const expect = () => void bring().catch(() => {});

/**
 * The box in the middle of the top bar: a link to the page that lists everything, until what searches and answers the
 * keyboard's shortcuts is called for the first time.
 */
export function SearchBox() {
  const t = useT();
  const sitemap = useAddress()('sitemap');
  const [KeyboardShortcuts, setQuick] = useState<typeof QuickType | null>(null);
  useEffect(
    () =>
      onPendingKeys(() =>
        bring().then(
          (part) => setQuick(() => part.KeyboardShortcuts),
          () => takePendingKeys().some((key) => /\/|\+k/.test(key)) && location.assign(hrefOf(sitemap)),
        ),
      ),
    [sitemap],
  );
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    callKey('/');
  };
  return (
    <>
      <search aria-label={t('search.label')} className={styles['search']}>
        <Link className={styles['box']} onClick={press} onFocus={expect} onPointerEnter={expect} to={sitemap}>
          <SearchIcon />
          <span>
            {t('search.box')} <span className={styles['keys']}>{t('search.boxKeys')}</span>
          </span>
        </Link>
      </search>
      {KeyboardShortcuts && <KeyboardShortcuts />}
    </>
  );
}
