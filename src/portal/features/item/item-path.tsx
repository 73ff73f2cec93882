import DownIcon from '@fluentui/svg-icons/icons/chevron_down_16_regular.svg?react';
import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';

import type { Ref } from 'react';
import { Link } from 'react-router';

import { namedPathOf, siblingsOf, type Item } from '~/portal/lib/item';
import type { PortalResources } from '~/portal/lib/portal-resource';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { menuEntryClass, PopoverMenu } from '~/portal/components/popover-menu';

import { ItemLink } from './item-link';
import styles from './item.module.css';

/** The breadcrumb of an item: Subscriptions, company, role and resource, each with a menu of its siblings. */
export function ItemPath({
  item,
  resources,
  ref,
}: {
  item: Item;
  resources: PortalResources;
  ref: Ref<HTMLElement>;
}) {
  const t = useT();
  const address = useAddress();
  const screen = item.resource.type === 'project' ? 'projects' : 'experience';
  return (
    <nav aria-label={t('item.path')} className={styles['path']} ref={ref}>
      <ol>
        <li>
          <Link to={address(screen)}>{t(`${screen}.label`)}</Link>
        </li>
        {namedPathOf(resources, item).map((step) => {
          const siblings = siblingsOf(resources, step).filter(({ key }) => key !== step.key);
          return (
            <li key={step.key}>
              <ChevronIcon />
              {step.key === item.key ? (
                <span aria-current="page">{step.resource.name}</span>
              ) : (
                <ItemLink of={step} />
              )}
              {siblings.length > 0 && (
                <PopoverMenu icon={DownIcon} label={t('item.siblings', { name: step.resource.name })}>
                  {siblings.map((sibling) => (
                    <ItemLink className={menuEntryClass} key={sibling.key} of={sibling} />
                  ))}
                </PopoverMenu>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
