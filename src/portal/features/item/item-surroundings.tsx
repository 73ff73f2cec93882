import { neighboursOf, relatedTo, type Item, type Related, type PortalResources } from '~/portal/lib/item';
import { useT } from '~/portal/i18n/t';

import { ItemLink } from './item-link';
import styles from './item.module.css';

/** The related items, and the previous and next one. */
export function ItemSurroundings({ item, things }: { item: Item; things: PortalResources }) {
  const t = useT();
  const related = relatedTo(things, item);
  const { before, after } = neighboursOf(things, item);
  const why = ({ tags, company, years }: Related) =>
    [...tags, company && t('item.sameCompany'), years && t('item.sameYears')].filter(Boolean).join(' · ');
  return (
    <>
      {related.length > 0 && (
        <section aria-label={t('item.related')}>
          <h3>{t('item.related')}</h3>
          <ul className={styles['links']}>
            {related.map((other) => (
              <li key={other.key}>
                <ItemLink of={other} />
                <small>{why(other)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={t('item.neighbours')} className={styles['neighbours']}>
        <span>
          {before && <ItemLink of={before}>{t('item.before', { name: before.thing.name })}</ItemLink>}
        </span>
        <span>{after && <ItemLink of={after}>{t('item.after', { name: after.thing.name })}</ItemLink>}</span>
      </nav>
    </>
  );
}
