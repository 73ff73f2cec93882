import { useT } from '~/portal/i18n/t';

/** A link to the JSON View of a resource. It is hidden without scripts, because it needs them. */
export function JsonLink({ id, name }: { id: string; name: string }) {
  const t = useT();
  return (
    <a aria-label={t('export.jsonOf', { name })} data-pane="" href={`?json=${encodeURIComponent(id)}`}>
      {t('export.json')}
    </a>
  );
}
