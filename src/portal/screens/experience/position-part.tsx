import { memo } from 'react';

import LinkIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';

import type { PositionSlice, ResourceCard } from './data';
import { roleName } from '~/portal/text/clipped';
import { useT } from '~/portal/i18n/t';
import { StaticMarkup } from '~/portal/features/static-markup';
import { ColorIcon } from '~/portal/components/color-icon';
import { PlaceLink } from '~/portal/features/item/place-link';
import { Star } from '~/portal/features/star';
import { Marked } from '~/portal/features/marked';
import { TagList } from '~/portal/features/tag-link';

import styles from './position-part.module.css';

/** The number of cards of a role that are shown initially. */
const FIRST_RESOURCES = 6;

/** The line with the period. */
const isFacts = (part: ResourceCard['about'][number]): boolean =>
  typeof part !== 'string' && part[1]?.['data-facts'] !== undefined;

/** A role: its period and place, its text and its resources. */
export const PositionPart = memo(function PositionPart({
  position,
  company,
  hits,
  words,
}: {
  position: PositionSlice;
  company: string;
  /** Ids of the matching resources; null shows all. */ hits: ReadonlySet<string> | null;
  words: readonly string[];
}) {
  const t = useT();
  const { id, title, period, location, about, tags, resources, repeatsCompany } = position;
  const marked = (text: string) => <Marked text={text} words={words} />;
  const shown = hits ? resources.filter((resource) => hits.has(resource.id)) : resources;
  return (
    <article aria-labelledby={`${id}-title`} className={styles['position']} id={id}>
      {repeatsCompany ? (
        <h3 className="visually-hidden" id={`${id}-title`}>
          {title}
        </h3>
      ) : (
        <div className={styles['title']}>
          <h3 id={`${id}-title`}>
            <PlaceLink id={id}>{marked(title)}</PlaceLink>
          </h3>
          <a
            aria-label={t('experience.anchor', { name: roleName(title, company) })}
            data-print="off"
            href={`#${id}`}
          >
            <LinkIcon />
          </a>
          <Star id={id} name={roleName(title, company)} />
        </div>
      )}
      <p className={styles['when']}>{marked([period, location].filter(Boolean).join(' · '))}</p>
      {about.length > 0 && <StaticMarkup parts={about} text={marked} />}
      <TagList label={t('tags.of', { name: title })} tags={tags} />
      <Resources all={hits !== null} position={position} resources={shown} words={words} />
    </article>
  );
});

/** The first resources, and a button for the others. Search hits are all shown. */
function Resources({
  position: { id, title },
  resources,
  all,
  words,
}: {
  position: PositionSlice;
  resources: readonly ResourceCard[];
  all: boolean;
  words: readonly string[];
}) {
  const t = useT();
  if (resources.length === 0) return null;
  const first = all ? resources : resources.slice(0, FIRST_RESOURCES);
  const rest = resources.slice(first.length);
  const cards = (some: readonly ResourceCard[]) =>
    some.map((resource) => <Resource key={resource.id} resource={resource} role={id} words={words} />);
  return (
    <>
      <ul aria-label={t('experience.resources', { name: title })} className={styles['resources']}>
        {cards(first)}
      </ul>
      {rest.length > 0 && (
        <details className={styles['rest']}>
          <summary>{t('experience.showAll', { count: resources.length })}</summary>
          <ul aria-label={t('experience.resources', { name: title })} className={styles['resources']}>
            {cards(rest)}
          </ul>
        </details>
      )}
    </>
  );
}

function Resource({
  resource,
  role,
  words,
}: {
  resource: ResourceCard;
  /** The id of the role of the resource. */ role: string;
  words: readonly string[];
}) {
  const t = useT();
  const { id, name, icon, isSkill, description, about, keywords } = resource;
  const type = resource.type ?? (isSkill ? t('experience.skill') : null);
  // The sentence that proves a skill is in the role's text above; a search shows where it found its words.
  const shownDescription = isSkill && words.length === 0 ? null : description;
  const isBare = !shownDescription && keywords.length === 0 && about.every(isFacts);
  return (
    <li className={styles['resource']} data-bare={isBare || undefined}>
      <ColorIcon name={icon} size={24} />
      <div>
        <h4 className={styles['resourceName']}>
          <PlaceLink id={id} place={`#${role}`}>
            <Marked text={name} words={words} />
          </PlaceLink>
        </h4>
        {type && (
          <p className={styles['type']}>
            <Marked text={type} words={words} />
          </p>
        )}
        {shownDescription && (
          <p dir="auto">
            <Marked text={shownDescription} words={words} />
          </p>
        )}
        {about.length > 0 && <StaticMarkup parts={about} />}
        <TagList label={t('tags.of', { name })} tags={keywords} />
      </div>
    </li>
  );
}
