import { useT } from '~/portal/i18n/t';

import { PaneLink } from './pane-link';

/** Links to the JSON View, the template and the graph of a resource. They are hidden without scripts, which they need. */
export function JsonLinks({ id, name, hasGraph }: { id: string; name: string; hasGraph?: boolean }) {
  const t = useT();
  const [json, template, graph] = ['json', 'template', 'visualizer'].map(
    (pane) => `?${pane}=${encodeURIComponent(id)}`,
  ) as [string, string, string];
  return (
    <span>
      <PaneLink aria-label={t('export.jsonOf', { name })} href={json} pane={json}>
        {t('export.json')}
      </PaneLink>{' '}
      <PaneLink aria-label={t('export.templateOf', { name })} href={template} pane={template}>
        {t('export.template')}
      </PaneLink>
      {hasGraph && (
        <>
          {' '}
          <PaneLink aria-label={t('visualizer.of', { name })} href={graph} pane={graph}>
            {t('visualizer.label')}
          </PaneLink>
        </>
      )}
    </span>
  );
}
