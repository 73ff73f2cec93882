import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';

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
