import { Link } from 'react-router';

import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';

import { buttonClass } from '~/ui/button';

/** The action of an empty state that only the owner could fill. */
export function SupportLink() {
  const t = useT();
  return (
    <Link className={buttonClass()} to={useAddress()('support')}>
      {t('shell.goToSupport')}
    </Link>
  );
}
