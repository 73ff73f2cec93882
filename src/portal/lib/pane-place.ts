import type { Portfolio } from '~/resume/model/portfolio';

import { addressOf } from './screens';
import type { Language } from './languages';

/** A link to a pane: its id and the address of its screen. */
export type PanePlace = { id: string; href: `/${string}` };

/**
 * Finds the screen of a company, role, resource or project by its id. With scripts the link opens the pane
 * there. Without scripts it leads to the company or role on the screen.
 */
export function panePlaces({ companies, projects }: Pick<Portfolio, 'companies' | 'projects'>) {
  const anchors = new Map(
    companies.flatMap((company) => [
      [company.id, company.id] as const,
      ...company.positions.flatMap((position) => [
        [position.id, position.id] as const,
        ...position.resources.map((resource) => [resource.id, position.id] as const),
      ]),
    ]),
  );
  return (id: string | null, language: Pick<Language, 'segment'>): PanePlace | null => {
    if (id === null) return null;
    const encodedId = encodeURIComponent(id);
    const anchor = anchors.get(id);
    if (anchor !== undefined)
      return { id, href: `${addressOf('experience', language)}?item=${encodedId}#${anchor}` };
    return projects.some((project) => project.id === id)
      ? { id, href: `${addressOf('projects', language)}?project=${encodedId}` }
      : null;
  };
}
