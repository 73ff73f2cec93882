import GraphIcon from '@fluentui/svg-icons/icons/flowchart_20_regular.svg?react';

import { Link } from '~/portal/browser/router';
import { ColorIcon } from '~/portal/components/color-icon';
import { formatOf } from '~/portal/i18n/format';
import { useAddress, useLanguage, useT } from '~/portal/i18n/t';
import {
  colorIconOf,
  itemsIn,
  partsOf,
  pathOf,
  periodIn,
  tagsOf,
  type Item,
  type PortalResources,
} from '~/portal/resources/portal-resource';
import { isolated } from '~/portal/text/element-tree';
import { inYears } from '~/portal/text/format';
import { ResourcePane } from '../resource-file';
import { TagLink } from '../tag-link';
import { ItemLink } from './item-surroundings';
import styles from './visualizer-pane.module.css';

/** The number of resources of a role that are drawn. */
const MOST_RESOURCES = 8;

/**
 * The tenant with its companies, roles and resources, or a resource with its ancestors, its parts and its tags: nested
 * lists, which the style sheet draws as a tree in wide windows.
 */
export function VisualizerPane({ resource, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  const address = useAddress();
  return (
    <ResourcePane
      icon={<GraphIcon />}
      id="resource-visualizer"
      onClose={onClose}
      resource={resource}
      title={t('visualizer.title')}
    >
      {(resources, item) => {
        const [root, ...path] = item ? pathOf(resources, item) : [];
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          <div aria-label={t('visualizer.title')} className={styles['view']} role="region" tabIndex={0}>
            <ul className={styles['tree']}>
              <li>
                <Link className={styles['node']} to={address('management-groups')}>
                  {t('management-groups.root')}
                </Link>
                <ul>
                  {(root ? [root] : itemsIn(resources).filter(isCompany)).map((company) => (
                    <Branch
                      areTagsShown={item !== null}
                      item={company}
                      key={company.key}
                      path={path}
                      resources={resources}
                    />
                  ))}
                </ul>
              </li>
            </ul>
          </div>
        );
      }}
    </ResourcePane>
  );
}

const isCompany = ({ resource }: Item): boolean => resource.type === 'subscription';

/** A resource with its parts, or with the next resource on the path to the chosen one. */
function Branch({
  item,
  resources,
  path,
  areTagsShown,
}: {
  item: Item;
  resources: PortalResources;
  path: readonly Item[];
  areTagsShown: boolean;
}) {
  const t = useT();
  const format = formatOf(useLanguage().code);
  const { resource } = item;
  const parts = path.length > 0 ? path.slice(0, 1) : partsOf(resources, item);
  const most = resource.type === 'resourceGroup' ? MOST_RESOURCES : parts.length;
  const tags = areTagsShown && resource.type === 'resource' ? tagsOf(resource) : [];
  return (
    <li>
      <ItemLink className={styles['node']} of={item}>
        <ColorIcon name={colorIconOf(resource)} size={16} />
        <span>
          {[isolated(resource.name), format.period(inYears(periodIn(resource)))].filter(Boolean).join(' · ')}
        </span>
      </ItemLink>
      {parts.length + tags.length > 0 && (
        <ul>
          {parts.slice(0, most).map((part) => (
            <Branch
              areTagsShown={areTagsShown}
              item={part}
              key={part.key}
              path={path.slice(1)}
              resources={resources}
            />
          ))}
          {parts.length > most && (
            <li>
              <ItemLink className={styles['node']} of={item}>
                {t('dashboard.more', { count: parts.length - most })}
              </ItemLink>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <TagLink tag={tag} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
