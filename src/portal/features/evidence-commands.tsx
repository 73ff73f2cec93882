import { use, type ComponentType } from 'react';
import { Link } from 'react-router';

import ActivityIcon from '@fluentui/svg-icons/icons/history_16_regular.svg?react';
import UsageIcon from '@fluentui/svg-icons/icons/data_bar_vertical_16_regular.svg?react';
import AdvisorIcon from '@fluentui/svg-icons/icons/lightbulb_16_regular.svg?react';
import type { Slug } from '~/portal/lib/screens';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { commandClass } from '~/portal/components/command-bar';

import { EmptyScreensContext } from './empty-screens';

const SCREENS = [
  { slug: 'advisor', icon: AdvisorIcon },
  { slug: 'usage', icon: UsageIcon },
  { slug: 'activity', icon: ActivityIcon },
] as const satisfies readonly {
  slug: Slug;
  icon: ComponentType;
}[];

/** Links to the other evidence views with content. A list, because the command bar measures each item. */
export function useEvidenceCommands(currentScreen?: Slug) {
  const t = useT();
  const address = useAddress();
  const empty = use(EmptyScreensContext);
  return SCREENS.filter(({ slug }) => slug !== currentScreen && !empty.includes(slug)).map(
    ({ slug, icon: Icon }) => (
      <Link className={commandClass} key={slug} to={address(slug)}>
        <Icon />
        {t(`${slug}.label`)}
      </Link>
    ),
  );
}
