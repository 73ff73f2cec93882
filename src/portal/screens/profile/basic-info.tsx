import type { ElementTree } from '~/portal/text/element-tree';
import type { ProfileSlice } from '~/portal/career/profile';
import { useT } from '~/portal/i18n/t';
import { Avatar } from '~/portal/components/avatar';
import { StaticMarkup } from '~/portal/features/static-markup';

import styles from './basic-info.module.css';

/** The person: portrait, name, contact details and biography. */
export function BasicInfo({
  person,
  biography,
  links,
}: Pick<ProfileSlice, 'person' | 'biography'> & { links: readonly ElementTree[] }) {
  const t = useT();
  return (
    <div className={styles['info']}>
      <div className={styles['person']} data-print="row">
        <Avatar
          initials={person.initials}
          name={person.photoAlt || t('profile.photo', { name: person.name })}
          size="large"
          src={person.photo}
        />
        <div>
          <h3 className={styles['name']} translate="no">
            {person.name}
          </h3>
          {person.headline && (
            <p className={styles['headline']} dir="auto">
              {person.headline}
            </p>
          )}
          <StaticMarkup parts={links} />
        </div>
      </div>
      {biography.length > 0 && (
        <section aria-label={t('profile.biography')}>
          <StaticMarkup parts={biography} />
        </section>
      )}
    </div>
  );
}
