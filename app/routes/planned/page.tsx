import { Link } from 'react-router';

import { screenAt, type Screen } from '~/domain/screens';
import { pageMeta } from '~/features/page-meta';
import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';
import { PageHeader } from '~/ui/page-header';

import type { Route } from './+types/page';

/** Which screen is planned at this address. */
export function loader({ url }: Route.LoaderArgs): Screen {
  const screen = screenAt(url.pathname);
  if (!screen) throw new Error(`No screen is planned at ${url.pathname}.`);
  return screen;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData.slug);

/** Holds the place of a screen that is being prepared. */
export default function PlannedPage({ loaderData: screen }: Route.ComponentProps) {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <PageHeader
        glyph={screen.glyph}
        subtitle={t(`${screen.slug}.about`)}
        title={t(`${screen.slug}.title`)}
      />
      <p className="running-text">
        {t('planned.note')} <Link to={address('dashboard')}>{t('dashboard.title')}</Link>
      </p>
    </>
  );
}
