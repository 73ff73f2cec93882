import { use, type ComponentType } from 'react';

import ActivityIcon from '@fluentui/svg-icons/icons/history_16_regular.svg?react';
import UsageIcon from '@fluentui/svg-icons/icons/data_bar_vertical_16_regular.svg?react';
import AdvisorIcon from '@fluentui/svg-icons/icons/lightbulb_16_regular.svg?react';
import { Link } from '~/portal/browser/router';
import type { Slug } from '~/portal/addresses/screens';
import { useAddress, useT } from '~/portal/i18n/t';
import { commandClass, CommandGroup } from '~/portal/components/command-bar';

import { EmptyScreensContext } from '../page-data';

const SCREENS = [
  { slug: 'advisor', icon: AdvisorIcon },
  { slug: 'usage', icon: UsageIcon },
  { slug: 'activity', icon: ActivityIcon },
] as const satisfies readonly {
  slug: Slug;
  icon: ComponentType;
}[];

/** The command group of the other views of the evidence that have content; null if there are none. */
export function useInsights(currentScreen?: Slug) {
  const t = useT();
  const address = useAddress();
  const empty = use(EmptyScreensContext);
  const shown = SCREENS.filter(({ slug }) => slug !== currentScreen && !empty.includes(slug));
  return (
    shown.length > 0 && (
      <CommandGroup key="insights" label={t('shell.insights')}>
        {shown.map(({ slug, icon: Icon }) => (
          <Link className={commandClass} key={slug} to={address(slug)}>
            <Icon />
            {t(`${slug}.label`)}
          </Link>
        ))}
      </CommandGroup>
    )
  );
}
