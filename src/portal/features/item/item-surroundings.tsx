import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from '~/portal/browser/router';
import {
  neighboursOf,
  relatedTo,
  type KeyedResource,
  type Related,
  itemOf,
  type PortalResources,
} from '~/portal/resources/portal-resource';
import { useAddress, useT } from '~/portal/i18n/t';
import styles from './item.module.css';
import { hrefOf } from '~/portal/addresses/base-path';
import { PaneLink } from '../pane-link';
import { visitResource } from '~/portal/browser/favorites';
import { useResources } from '../resource-file';

/** The query of a pane. Projects shows its own panes for projects. */
const paneOf = ({ key, resource }: KeyedResource, onProjects: boolean): string =>
  `?${onProjects && resource.type === 'project' ? 'project' : 'item'}=${encodeURIComponent(key)}`;

/** Opens the pane of an item beside the current page. In a new tab it opens beside the page of the item. */
export function ItemLink({
  of,
  children = of.resource.name,
}: {
  of: KeyedResource;
  /** The item's name by default. */ children?: ReactNode;
}) {
  const projects = useAddress()('projects');
  const experience = useAddress()('experience');
  const { pathname } = useLocation();
  return (
    <PaneLink
      href={hrefOf((of.resource.type === 'project' ? projects : experience) + paneOf(of, true))}
      pane={paneOf(of, pathname === projects)}
    >
      {children}
    </PaneLink>
  );
}

/** The related items, and the previous and next one. */
export function ItemSurroundings({ item, resources }: { item: KeyedResource; resources: PortalResources }) {
  const t = useT();
  const related = relatedTo(resources, item);
  const { before, after } = neighboursOf(resources, item);
  const why = ({ tags, company }: Related) =>
    [...tags, company && t('item.sameCompany')].filter(Boolean).join(' · ');
  return (
    <>
      {related.length > 0 && (
        <section aria-label={t('item.related')}>
          <h3>{t('item.related')}</h3>
          <ul className={styles['links']}>
            {related.map((other) => (
              <li key={other.key}>
                <ItemLink of={other}>{other.label}</ItemLink>
                <small>{why(other)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={t('item.neighbours')} className={styles['neighbours']}>
        <span>
          {before && <ItemLink of={before}>{t('item.before', { name: before.resource.name })}</ItemLink>}
        </span>
        <span>
          {after && <ItemLink of={after}>{t('item.after', { name: after.resource.name })}</ItemLink>}
        </span>
      </nav>
    </>
  );
}

/** The items related to a project, below its facts. They are omitted if the file does not load. */
export function ProjectMore({ id }: { id: string }) {
  const file = useResources();
  const resources = file.state === 'ready' ? file.content : {};
  const item = itemOf(resources, id);
  useLayoutEffect(() => visitResource(id), [id]);
  return (
    item && (
      <div className={styles['details']}>
        <ItemSurroundings item={item} resources={resources} />
      </div>
    )
  );
}
