import ChevronIcon from '@fluentui/svg-icons/icons/chevron_down_16_regular.svg?react';

import { use } from 'react';
import { Link } from 'react-router';

import { useDisclosure } from '~/portal/browser/disclosures';
import { matchingEntries } from '~/portal/lib/service-menu';
import { EmptyScreensContext } from '~/portal/features/empty-screens';
import { useViewState } from '~/portal/features/use-view-state';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { SearchBox } from '~/portal/components/search-box';
import { Tooltip } from '~/portal/components/tooltip';

import { menuWithout } from './menu';
import styles from './service-menu.module.css';

const ENTRIES = 'menu-entries';

/** The menu of the page, without empty screens. Its other entries state that they are for administrators. */
export function ServiceMenu() {
  const t = useT();
  const address = useAddress();
  const empty = use(EmptyScreensContext);
  const [query, setQuery] = useViewState('menu-search');
  const { buttonProps } = useDisclosure(ENTRIES, false);
  const shown = matchingEntries(
    menuWithout(empty).map((entry) => ({
      screen: undefined,
      elsewhere: undefined,
      ...entry,
      label: t(entry.word),
    })),
    query,
  );
  return (
    <nav aria-label={t('profile.menu')} className={styles['menu']}>
      {/* Shown if there is no space for a column. */}
      <button {...buttonProps} className={styles['toggle']}>
        {t('profile.menu')}
        <ChevronIcon />
      </button>
      <div className={styles['entries']} id={ENTRIES}>
        <SearchBox
          label={t('profile.searchMenu')}
          onChange={setQuery}
          placeholder={t('profile.search')}
          value={query}
        />
        <p className="visually-hidden" role="status">
          {query !== '' && shown.length > 0 && t('profile.entriesFound', { count: shown.length })}
        </p>
        {shown.length === 0 && (
          <p className={styles['none']} role="status">
            {t('profile.noEntry', { query })}
          </p>
        )}
        <ul>
          {shown.map(({ label, word, colorIcon, screen, elsewhere }) => (
            <li key={word}>
              {word === 'profile.overview' ? (
                <a aria-current="page" className={styles['entry']} href="#content">
                  <ColorIcon name={colorIcon} />
                  {label}
                </a>
              ) : screen ? (
                <Link className={styles['entry']} to={address(screen)}>
                  <ColorIcon name={colorIcon} />
                  {label}
                </Link>
              ) : (
                <Tooltip
                  action={elsewhere && <Link to={address(elsewhere)}>{t(`${elsewhere}.title`)}</Link>}
                  text={
                    elsewhere
                      ? t('denial.elsewhere', { name: label, screen: t(`${elsewhere}.title`) })
                      : t('denial.profileSection', { name: label })
                  }
                >
                  {(describedBy) => (
                    <span
                      aria-describedby={describedBy}
                      aria-disabled="true"
                      className={styles['entry']}
                      role="link"
                      tabIndex={0}
                    >
                      <ColorIcon name={colorIcon} />
                      {label}
                    </span>
                  )}
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
