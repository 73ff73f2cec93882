import { Link } from '~/portal/browser/router';
import { useAddress, useT } from '~/portal/i18n/t';
import { buttonClass } from '~/portal/components/button';

/** The content of a pane whose address names nothing, with a way on. */
export function UnknownItem({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      <p role="alert">{t('export.unknown', { name })}</p>
      <p>
        <Link className={buttonClass()} to={useAddress()('sitemap')}>
          {t('sitemap.title')}
        </Link>
      </p>
    </>
  );
}
