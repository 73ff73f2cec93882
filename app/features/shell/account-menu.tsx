import { useState } from 'react';
import { Link } from 'react-router';

import CopyIcon from '@fluentui/svg-icons/icons/link_20_regular.svg?react';
import PersonIcon from '@fluentui/svg-icons/icons/person_20_regular.svg?react';
import { copyText } from '~/browser/clipboard';
import { notify } from '~/browser/notices';
import { useAppearance } from '~/browser/preferences';
import type { ShellSlice } from '~/domain/shell';
import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';
import { Avatar } from '~/ui/avatar';

import styles from './account-menu.module.css';
import { LanguageLinks } from './language-links';

const MENU = 'account-menu';
const APPEARANCES = [
  ['light', 'account.light'],
  ['dark', 'account.dark'],
  ['system', 'account.system'],
] as const;

/** The avatar, and behind it the visitor's own preferences (the portal's Settings stay denied). */
export function AccountMenu({ shell }: { shell: ShellSlice }) {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <button
        aria-label={t('shell.account', { name: shell.name })}
        className={styles['opener']}
        popoverTarget={MENU}
        type="button"
      >
        <Avatar initials={shell.initials} name="" size="small" src={null} />
      </button>
      <div className={styles['menu']} id={MENU} popover="auto">
        <div className={styles['who']}>
          <Avatar initials={shell.initials} name="" size="small" src={null} />
          <div>
            <p className={styles['name']}>{shell.name}</p>
            {shell.headline && <p className={styles['role']}>{shell.headline}</p>}
          </div>
        </div>
        <Link
          className={styles['entry']}
          onClick={() => document.getElementById(MENU)?.hidePopover()}
          to={address('profile')}
        >
          <PersonIcon />
          {t('account.viewProfile')}
        </Link>
        <CopyLink />
        <AppearanceChoice />
        {/* The early script hears the change, as it does for the appearance. */}
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

function CopyLink() {
  const t = useT();
  const [told, setTold] = useState('');
  const copy = async () => {
    const address = location.href;
    const copied = await copyText(address);
    setTold(copied ? t('account.copied') : t('account.notCopied', { address }));
    if (copied) notify('linked', document.title);
  };
  return (
    <>
      <button className={styles['entry']} onClick={() => void copy()} type="button">
        <CopyIcon />
        {t('account.copyLink')}
      </button>
      <p className={styles['told']} role="status">
        {told}
      </p>
    </>
  );
}

function AppearanceChoice() {
  const t = useT();
  const chosen = useAppearance();
  return (
    <fieldset className={styles['appearance']}>
      <legend>{t('account.appearance')}</legend>
      {APPEARANCES.map(([appearance, word]) => (
        <label key={appearance}>
          {/* The early script hears the change; React only shows what was chosen before it came. */}
          <input
            name="appearance"
            ref={(input) => {
              if (input && appearance === chosen) input.checked = true;
            }}
            type="radio"
            value={appearance}
          />
          {t(word)}
        </label>
      ))}
    </fieldset>
  );
}
