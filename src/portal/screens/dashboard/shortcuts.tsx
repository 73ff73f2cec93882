import MoreIcon from '@fluentui/svg-icons/icons/arrow_right_24_regular.svg?react';

import { Link } from '~/portal/browser/router';
import { useAddress, useOwner, useT } from '~/portal/i18n/t';
import { opensDialog } from '~/portal/components/overlays/dialog';
import { ColorIcon } from '~/portal/components/color-icon';
import { Tooltip } from '~/portal/components/overlays/tooltip';

import styles from './shortcuts.module.css';

const TILES = [
  { slug: 'profile', colorIcon: 'person-key', label: 'profile.label' },
  { slug: 'management-groups', colorIcon: 'org', label: 'dashboard.managementGroup' },
  { slug: 'experience', colorIcon: 'key', label: 'experience.label' },
  { slug: 'support', colorIcon: 'headset', label: 'support.label' },
] as const;
const PROJECTS = { slug: 'projects', colorIcon: 'apps-list', label: 'projects.label' } as const;

/** The row of services at the top: one denied, four links, one disabled. */
export function Shortcuts({
  newResourceDialog,
  moreServicesDialog,
  projects,
}: {
  newResourceDialog: string;
  moreServicesDialog: string;
  /** True if nothing else on the page links to Projects. */ projects: boolean;
}) {
  const t = useT();
  const owner = useOwner();
  const address = useAddress();
  return (
    <section aria-label={t('dashboard.shortcuts')} data-area="shortcuts" data-print="off">
      <ul className={styles['shortcuts']}>
        <li>
          <button className={styles['tile']} type="button" {...opensDialog(newResourceDialog)}>
            <ColorIcon name="add-circle" size={24} />
            {t('dashboard.createResource')}
          </button>
        </li>
        {[...TILES, ...(projects ? [PROJECTS] : [])].map(({ slug, colorIcon, label }) => (
          <li key={slug}>
            <Link className={styles['tile']} preloads to={address(slug)}>
              <ColorIcon name={colorIcon} size={24} />
              {t(label)}
            </Link>
          </li>
        ))}
        <li>
          <Tooltip
            action={
              <button type="button" {...opensDialog(moreServicesDialog)}>
                {t('shell.why')}
              </button>
            }
            text={t('denial.moreServicesHint', { owner })}
          >
            {(describedBy) => (
              <button
                aria-describedby={describedBy}
                aria-disabled="true"
                className={styles['tile']}
                type="button"
              >
                <MoreIcon />
                {t('dashboard.moreServices')}
              </button>
            )}
          </Tooltip>
        </li>
      </ul>
    </section>
  );
}
