import { useT } from '~/portal/i18n/t';

/** Shows a thing as the portal's JSON. Without scripts it is not there: nothing could show it. */
export function JsonLink({ id, name }: { id: string; name: string }) {
  const t = useT();
  return (
    <a aria-label={t('export.jsonOf', { name })} data-pane="" href={`?json=${encodeURIComponent(id)}`}>
      {t('export.json')}
    </a>
  );
}
