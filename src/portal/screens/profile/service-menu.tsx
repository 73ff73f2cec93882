import ChevronIcon from '@fluentui/svg-icons/icons/chevron_down_16_regular.svg?react';
import { use } from 'react';

import { Link } from '~/portal/browser/router';
import { useDisclosure } from '~/portal/browser/disclosures';
import { EmptyScreensContext } from '~/portal/page-data';
import { useViewState } from '~/portal/features/history-restoration';
import { useAddress, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { FilterBox } from '~/portal/components/filter-box';
import { Tooltip } from '~/portal/components/overlays/tooltip';
import type { Slug } from '~/portal/addresses/screens';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';

import styles from './service-menu.module.css';

/**
 * The entries of IAM's service menu in the portal's order (spec §2). Only the overview and entries with a
 * screen are enabled.
 */
const MENU = [
  { word: 'profile.overview', colorIcon: 'person' },
  { word: 'advisor.label', colorIcon: 'lightbulb', screen: 'advisor' },
  { word: 'usage.label', colorIcon: 'data-trending', screen: 'usage' },
  { word: 'activity.label', colorIcon: 'clipboard-text-edit', screen: 'activity' },
  { word: 'profile.auditLogs', colorIcon: 'clipboard-text-edit' },
  { word: 'profile.signInLogs', colorIcon: 'person-available' },
  { word: 'profile.diagnose', colorIcon: 'wrench-screwdriver' },
  { word: 'profile.securityAttributes', colorIcon: 'shield' },
  { word: 'profile.assignedRoles', colorIcon: 'contact-card' },
  { word: 'profile.administrativeUnits', colorIcon: 'building-multiple' },
  { word: 'profile.groups', colorIcon: 'people' },
  { word: 'profile.applications', colorIcon: 'apps' },
  { word: 'profile.licenses', colorIcon: 'certificate' },
  { word: 'profile.devices', colorIcon: 'laptop' },
  { word: 'profile.roleAssignments', colorIcon: 'key' },
  { word: 'profile.authenticationMethods', colorIcon: 'lock-shield' },
  { word: 'profile.newSupportRequest', colorIcon: 'headset', isSupport: true },
] as const;

/** The entries whose screens have content, and those without a screen. */
export const menuWithout = (empty: readonly Slug[]) =>
  MENU.filter((entry) => !('screen' in entry && empty.includes(entry.screen)));

const ENTRIES = 'menu-entries';

/** The menu of the page, without empty screens. Its other entries state that they are for administrators. */
export function ServiceMenu() {
  const t = useT();
  const address = useAddress();
  const empty = use(EmptyScreensContext);
  const [query, setQuery] = useViewState('menu-search');
  const { buttonProps } = useDisclosure(ENTRIES, false);
  const words = wordsOf(query);
  const shown = menuWithout(empty)
    .map((entry) => ({ screen: undefined, isSupport: false, ...entry, label: t(entry.word) }))
    .filter(({ label }) => containsWords(plain(label), words));
  return (
    <nav aria-label={t('profile.menu')} className={styles['menu']}>
      {/* Shown if there is no space for a column. */}
      <button {...buttonProps} className={styles['toggle']}>
        {t('profile.menu')}
        <ChevronIcon />
      </button>
      <div className={styles['entries']} id={ENTRIES}>
        <FilterBox
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
          {shown.map(({ label, word, colorIcon, screen, isSupport }) => (
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
                  action={isSupport && <Link to={address('support')}>{t('support.title')}</Link>}
                  text={
                    isSupport
                      ? t('denial.elsewhere', { name: label, screen: t('support.title') })
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
