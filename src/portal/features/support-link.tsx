import { Link } from '~/portal/browser/router';
import { useAddress, useT } from '~/portal/i18n/t';

import { buttonClass } from '~/portal/components/button';

/** The action of an empty state whose content only the owner can add. */
export function SupportLink() {
  const t = useT();
  return (
    <Link className={buttonClass()} to={useAddress()('support')}>
      {t('shell.goToSupport')}
    </Link>
  );
}
