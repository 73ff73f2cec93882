import { useT } from '~/portal/i18n/t';

import { PaneLink } from './pane-link';

/** A link to the JSON View of a resource. It is hidden without scripts, because it needs them. */
export function JsonLink({ id, name }: { id: string; name: string }) {
  const t = useT();
  const pane = `?json=${encodeURIComponent(id)}`;
  return (
    <PaneLink aria-label={t('export.jsonOf', { name })} href={pane} pane={pane}>
      {t('export.json')}
    </PaneLink>
  );
}
