import type { ReactNode } from 'react';

import type { ProjectDetails } from '~/domain/projects';
import { useT } from '~/i18n/t';

/** Opens a project's pane, which has its own address; with scripts off the address alone opens it. */
export function DetailsLink({
  project: { id, name },
  className,
  onShow,
  children,
}: {
  project: ProjectDetails;
  className?: string | undefined;
  onShow: () => void;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <a
      aria-haspopup="dialog"
      aria-label={t('projects.viewDetailsOf', { name })}
      className={className}
      data-opens={id}
      href={`?project=${encodeURIComponent(id)}#details-${id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onShow();
      }}
      role="button"
    >
      {children}
    </a>
  );
}
