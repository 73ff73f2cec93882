import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

import { hrefOf } from '~/domain/base-path';
import { defaultLanguage } from '~/domain/languages';
import { addressOf } from '~/domain/screens';
import { useT } from '~/i18n/t';

const DASHBOARD = addressOf('dashboard', defaultLanguage);

// For hosts that cannot redirect `/`, and for visitors without scripts.
export const meta = () => [{ httpEquiv: 'refresh', content: `0; url=${hrefOf(DASHBOARD)}` }];

/** `/` is the dashboard (spec §2). */
export default function Home() {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => void navigate(DASHBOARD, { replace: true }), [navigate]);
  return (
    <h1>
      <Link to={DASHBOARD}>{t('dashboard.title')}</Link>
    </h1>
  );
}
