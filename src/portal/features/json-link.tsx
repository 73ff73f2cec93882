import { useT } from '~/portal/i18n/t';

import { PaneLink } from './pane-link';

/** Links to the JSON View and the template of a resource. They are hidden without scripts, which they need. */
export function JsonLinks({ id, name }: { id: string; name: string }) {
  const t = useT();
  const [json, template] = [`?json=${encodeURIComponent(id)}`, `?template=${encodeURIComponent(id)}`];
  return (
    <span>
      <PaneLink aria-label={t('export.jsonOf', { name })} href={json} pane={json}>
        {t('export.json')}
      </PaneLink>{' '}
      <PaneLink aria-label={t('export.templateOf', { name })} href={template} pane={template}>
        {t('export.template')}
      </PaneLink>
    </span>
  );
}
