import type { ReactNode } from 'react';

import type { ProjectDetails } from './data';
import { PaneLink } from '~/portal/features/pane-link';
import { useT } from '~/portal/i18n/t';

/** Opens the pane of a project by its address, also without scripts. */
export function DetailsLink({
  project: { id, name },
  className,
  named = false,
  children,
}: {
  project: ProjectDetails;
  className?: string | undefined;
  /** True if the content includes the project's name. */ named?: boolean;
  children: ReactNode;
}) {
  const t = useT();
  const pane = `?project=${encodeURIComponent(id)}`;
  return (
    <PaneLink
      aria-label={named ? undefined : t('projects.viewDetailsOf', { name })}
      className={className}
      href={`${pane}#details-${id}`}
      pane={pane}
    >
      {children}
    </PaneLink>
  );
}
