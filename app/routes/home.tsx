import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

import { hrefOf } from '~/domain/base-path';
import { languageAt } from '~/domain/languages';
import { addressOf } from '~/domain/screens';
import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';

import type { Route } from './+types/home';

// For hosts that cannot redirect `/`, and for visitors without scripts.
export const meta: Route.MetaFunction = ({ location }) => [
  {
    httpEquiv: 'refresh',
    content: `0; url=${hrefOf(addressOf('dashboard', languageAt(location.pathname)))}`,
  },
];

/** `/` is the dashboard (spec §2), and `/es` the Spanish one. */
export default function Home() {
  const t = useT();
  const dashboard = useAddress()('dashboard');
  const navigate = useNavigate();
  useEffect(() => void navigate(dashboard, { replace: true }), [navigate, dashboard]);
  return (
    <h1>
      <Link to={dashboard}>{t('dashboard.title')}</Link>
    </h1>
  );
}
