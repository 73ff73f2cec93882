import DownIcon from '@fluentui/svg-icons/icons/chevron_down_16_regular.svg?react';
import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';
import { Link } from 'react-router';

import { preloadProps } from '~/browser/screens';
import { screens, type Screen } from '~/domain/screens';
import type { ShellSlice } from '~/domain/shell';
import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';
import { Glyph } from '~/ui/glyph';
import { menuEntryClass, PopoverMenu } from '~/ui/popover-menu';

import styles from './breadcrumb.module.css';

/** Where this screen stands: the way back home, then the screen itself, with its siblings in a menu. */
export function Breadcrumb({ screen, empty }: { screen: Screen | null } & Pick<ShellSlice, 'empty'>) {
  const t = useT();
  const address = useAddress();
  const title = screen ? t(`${screen.slug}.label`) : t('not-found.title');
  return (
    <nav aria-label={t('shell.breadcrumb')} className={styles['breadcrumb']}>
      <ol>
        {screen?.slug !== 'dashboard' && (
          <li>
            <Link {...preloadProps(address('dashboard'))} to={address('dashboard')}>
              {t('shell.home')}
            </Link>
            <ChevronIcon />
          </li>
        )}
        <li aria-current="page">{screen?.slug === 'dashboard' ? t('shell.home') : title}</li>
      </ol>
      <PopoverMenu icon={DownIcon} label={t('shell.otherScreens')}>
        {screens
          .filter(({ slug }) => slug !== screen?.slug && !empty.includes(slug))
          .map(({ slug, glyph }) => (
            <Link className={menuEntryClass} key={slug} to={address(slug)}>
              <Glyph name={glyph} />
              {t(`${slug}.label`)}
            </Link>
          ))}
      </PopoverMenu>
    </nav>
  );
}
