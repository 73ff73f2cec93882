import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import { callKey, onCalledKeys, takeCalledKeys } from '~/portal/browser/called-keys';
import { lazyPart } from '~/portal/browser/lazy-part';
import { hrefOf } from '~/portal/lib/base-path';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';

import type { Quick as QuickType } from './quick';
import styles from './search-box.module.css';

const bring = () => lazyPart(() => import('./quick'));
const expect = () => void bring().catch(() => {});

/**
 * The box in the middle of the top bar: a link to the page that lists everything, until what searches and answers the
 * keyboard's shortcuts is called for the first time.
 */
export function SearchBox() {
  const t = useT();
  const sitemap = useAddress()('sitemap');
  const [Quick, setQuick] = useState<typeof QuickType | null>(null);
  useEffect(
    () =>
      onCalledKeys(() =>
        bring().then(
          (part) => setQuick(() => part.Quick),
          () => takeCalledKeys().some((key) => /\/|\+k/.test(key)) && location.assign(hrefOf(sitemap)),
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
      {Quick && <Quick />}
    </>
  );
}
