import { neighboursOf, relatedTo, type Item, type Related } from '~/portal/lib/item';
import type { PortalResources } from '~/portal/lib/portal-resource';
import { useT } from '~/portal/i18n/t';

import { ItemLink } from './item-link';
import styles from './item.module.css';

/** The related items, and the previous and next one. */
export function ItemSurroundings({ item, resources }: { item: Item; resources: PortalResources }) {
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
