import type { ElementTree } from '~/portal/text/element-tree';
import type { ProfileSlice, RoleFacts } from './data';
import styles from './overview.module.css';
import { useT, useAddress } from '~/portal/i18n/t';
import { Avatar } from '~/portal/components/avatar';
import { StaticMarkup } from '~/portal/features/static-markup';
import { Link } from '~/portal/browser/router';
import { ColorIcon } from '~/portal/components/color-icon';
import { Button } from '~/portal/components/button';
import { opensDialog, Dialog } from '~/portal/components/overlays/dialog';
import feedStyles from './feed.module.css';
import { SupportDialog } from '~/portal/features/support-dialog';
import { InfoBar } from '~/portal/components/info-bar';

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

/** The current position and its period, and other open ones below it. */
export function CurrentPosition({ current }: { current: NonNullable<ProfileSlice['current']> }) {
  const there = `${useAddress()('experience')}#${current.companyId}`;
  const t = useT();
  return (
    <>
      <Role role={current} />
      {current.summary.length > 0 && <StaticMarkup parts={current.summary} />}
      {current.more && (
        <p>
          <Link preloads to={there}>
            {t('dashboard.openProject')}
          </Link>
        </p>
      )}
      {current.others.map((role) => (
        <Role key={role.id} role={role} />
      ))}
    </>
  );
}

function Role({ role: { title, company, companyId, location, period, tenure } }: { role: RoleFacts }) {
  const there = `${useAddress()('experience')}#${companyId}`;
  const link = (
    <Link preloads to={there} translate="no">
      {company}
    </Link>
  );
  return (
    <div className={styles['position']}>
      <ColorIcon name="briefcase" size={32} />
      <div>
        {/* A role without a title is called by its company. */}
        <h3 className={styles['title']}>{title === company ? link : title}</h3>
        {title !== company && <p>{link}</p>}
        <p className={styles['facts']}>{[period, tenure].filter(Boolean).join(' · ')}</p>
        {location && <p className={styles['facts']}>{location}</p>}
      </div>
    </div>
  );
}

const EDIT = 'edit-status';

/** Visitors cannot change the account's state. */
export function EditDialog() {
  const t = useT();
  return (
    <Dialog id={EDIT} kind="informational" ok={t('shell.ok')} title={t('profile.accountStatus')}>
      <p>{t('denial.settings')}</p>
    </Dialog>
  );
}

const CONVERT = 'convert';

/** Converting needs a support ticket (spec §2). */
export function ConvertDialog({ name }: { name: string }) {
  const t = useT();
  const address = useAddress();
  return (
    <SupportDialog id={CONVERT} title={t('profile.convertTitle')} to={address('support')}>
      <p>{t('profile.convertText', { name })}</p>
      <InfoBar>{t('profile.convertInfo')}</InfoBar>
    </SupportDialog>
  );
}

/** My Feed: the account's state, and an invitation that needs a support ticket. */
export function Feed({ name }: { name: string }) {
  const t = useT();
  return (
    <section aria-labelledby="feed" data-print="off">
      <h2 className={feedStyles['title']} id="feed">
        {t('profile.feed')}
      </h2>
      <div className={feedStyles['cards']}>
        <article className={feedStyles['card']}>
          <ColorIcon name="person-available" size={24} />
          <div>
            <h3>{t('profile.accountStatus')}</h3>
            <p>{t('profile.enabled')}</p>
          </div>
          <Button {...opensDialog(EDIT)}>{t('profile.editStatus')}</Button>
        </article>
        <article className={feedStyles['card']}>
          <ColorIcon name="guest" size={24} />
          <div>
            <h3>{t('profile.invitation')}</h3>
            <p>{t('profile.invitationText', { name })}</p>
          </div>
          <Button {...opensDialog(CONVERT)}>{t('profile.convert')}</Button>
        </article>
      </div>
    </section>
  );
}
