import type { ReactNode } from 'react';

import type { ProjectDetails } from '~/portal/lib/projects';
import { useT } from '~/portal/i18n/t';
import { pressBySpace } from '~/portal/components/press-by-space';

/** Opens the pane of a project by its address, also without scripts. */
export function DetailsLink({
  project: { id, name },
  className,
  named = false,
  onShow,
  children,
}: {
  project: ProjectDetails;
  className?: string | undefined;
  /** True if the content includes the project's name. */ named?: boolean;
  onShow: () => void;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <a
      aria-haspopup="dialog"
      aria-label={named ? undefined : t('projects.viewDetailsOf', { name })}
      className={className}
      data-opens={id}
      href={`?project=${encodeURIComponent(id)}#details-${id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onShow();
      }}
      onKeyDown={pressBySpace}
      role="button"
    >
      {children}
    </a>
  );
}
