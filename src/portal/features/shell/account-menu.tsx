import { useRef } from 'react';

import PersonIcon from '@fluentui/svg-icons/icons/person_20_regular.svg?react';
import ShareIcon from '@fluentui/svg-icons/icons/share_android_20_regular.svg?react';
import { useAppearance, useDensity } from '~/portal/browser/use-root-state';
import { Link } from '~/portal/browser/router';
import { hrefOf } from '~/portal/addresses/base-path';
import type { ShellSlice } from '~/portal/career/shell';
import { useAddress, useT } from '~/portal/i18n/t';
import { Avatar } from '~/portal/components/avatar';

import { PaneLink } from '../pane-link';
import styles from './account-menu.module.css';
import { LanguageLinks } from './footer';

const MENU = 'account-menu';

/** The visitor's choices, which the first-second script stores. */
const CHOICES = {
  appearance: {
    legend: 'account.appearance',
    labels: { light: 'account.light', dark: 'account.dark', system: 'account.system' },
  },
  density: {
    legend: 'account.density',
    labels: { comfortable: 'account.comfortable', compact: 'account.compact' },
  },
} as const;

/** The most letters of a name in one line of the top bar, and in two. */
const ONE_LINE = 22;
const TWO_LINES = 38;

/** The size class of a name: a long one is shown in smaller letters, in two or three lines. */
export function lengthOf(name: string): 'long' | 'very' | undefined {
  const letters = [...name].length;
  return letters > TWO_LINES ? 'very' : letters > ONE_LINE ? 'long' : undefined;
}

/** The avatar with a menu of the visitor's preferences (the portal's Settings stay denied). */
export function AccountMenu({ shell }: { shell: ShellSlice }) {
  const t = useT();
  const address = useAddress();
  const appearance = useAppearance();
  const density = useDensity();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        aria-label={t('shell.account', { name: shell.name })}
        className={styles['opener']}
        popoverTarget={MENU}
        type="button"
      >
        <span className={styles['owner']} data-long={lengthOf(shell.name)} translate="no">
          {shell.name}
        </span>
        <Avatar initials={shell.initials} name="" size="small" src={null} />
      </button>
      <div className={styles['menu']} id={MENU} popover="auto" ref={menu}>
        <div className={styles['person']}>
          <Avatar initials={shell.initials} name="" size="small" src={null} />
          <div>
            <p className={styles['name']} translate="no">
              {shell.name}
            </p>
            {shell.headline && <p className={styles['role']}>{shell.headline}</p>}
          </div>
        </div>
        <Link className={styles['entry']} onClick={() => menu.current?.hidePopover()} to={address('profile')}>
          <PersonIcon />
          {t('account.viewProfile')}
        </Link>
        {/* Without scripts, it leads to the page that lists everything. */}
        <PaneLink className={styles['entry']} href={hrefOf(address('sitemap'))} pane="?share=">
          <ShareIcon />
          {t('share.title')}
        </PaneLink>
        <Choice chosen={appearance} name="appearance" />
        <Choice chosen={density} name="density" />
        {/* The first-second script handles the change, as for the appearance. */}
        <label className={styles['entry']}>
          <input
            defaultChecked
            name="shortcuts"
            ref={(input) => {
              if (input) input.checked = document.documentElement.dataset['shortcuts'] !== 'off';
            }}
            type="checkbox"
          />
          {t('account.shortcuts')}
        </label>
        <div className={styles['languages']}>
          <p className={styles['legend']}>{t('language.label')}</p>
          <LanguageLinks />
        </div>
      </div>
    </>
  );
}

/** A group of radio buttons. The first-second script handles the change. React only shows the stored choice. */
function Choice({ name, chosen }: { name: keyof typeof CHOICES; chosen: string }) {
  const t = useT();
  return (
    <fieldset className={styles['choice']}>
      <legend>{t(CHOICES[name].legend)}</legend>
      {Object.entries(CHOICES[name].labels).map(([value, label]) => (
        <label key={value}>
          <input
            name={name}
            ref={(input) => {
              if (input && value === chosen) input.checked = true;
            }}
            type="radio"
            value={value}
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
