import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import { hrefOf } from '~/portal/addresses/base-path';
import { inLanguage, RESUME_PAGE } from '~/portal/addresses/exports';
import { useLanguage, useT } from '~/portal/i18n/t';
import { commandClass } from '~/portal/components/command-bar';

import { PaneLink } from '../pane-link';

/** Opens the export pane; without scripts it leads to the page of the résumé. */
export function ExportCommand() {
  const t = useT();
  const language = useLanguage();
  return (
    <PaneLink className={commandClass} href={hrefOf(inLanguage(RESUME_PAGE, language))} pane="?export=pdf">
      <ExportIcon />
      {t('export.command')}
    </PaneLink>
  );
}
