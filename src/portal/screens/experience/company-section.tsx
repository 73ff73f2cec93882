import { memo, type MouseEvent, useEffect, useRef, type ReactNode, type Ref } from 'react';
import ActiveIcon from '@fluentui/svg-icons/icons/checkmark_circle_16_filled.svg?react';
import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';
import InactiveIcon from '@fluentui/svg-icons/icons/subtract_circle_16_regular.svg?react';
import { useDisclosure, setDisclosures } from '~/portal/browser/disclosures';
import { useHydrated } from '~/portal/browser/hydrated';
import type { CompanyRow } from './data';
import type { Column } from '~/portal/features/grid/columns';
import { Marked } from '~/portal/features/marked';
import { Star } from '~/portal/features/star';
import { useT, type T } from '~/portal/i18n/t';
import { tintClass } from '~/portal/styles/owners-colors';
import { StaticMarkup } from '~/portal/features/static-markup';
import { ColorIcon } from '~/portal/components/color-icon';
import { Tooltip } from '~/portal/components/overlays/tooltip';
import styles from './company-section.module.css';
import { PositionPart } from './position-part';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own way to name an element
  namespace JSX {
    interface IntrinsicElements {
      'disclosure-body': {
        id: string;
        hidden?: 'until-found';
        ref: Ref<HTMLElement>;
        suppressHydrationWarning: true;
        children: ReactNode;
      };
    }
  }
}

/**
 * The content of a disclosure (`browser/disclosures.ts`). The browser's find-in-page searches a collapsed body
 * and expands it on a hit. A custom element, because React would change `hidden="until-found"` to a plain
 * `hidden`. Before hydration the first-second script expands and collapses it.
 */
export function DisclosureBody({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = body.current;
    const expand = (event: Event) => {
      // The first-second script handles events that reach the document.
      event.stopPropagation();
      setDisclosures([[id, true]]);
    };
    element?.addEventListener('beforematch', expand);
    return () => element?.removeEventListener('beforematch', expand);
  }, [id]);
  return (
    <disclosure-body
      id={id}
      ref={body}
      suppressHydrationWarning
      {...(!open && { hidden: 'until-found' as const })}
    >
      {children}
    </disclosure-body>
  );
}

const UNKNOWN = '–';

type CompanyColumn = Pick<Column<CompanyRow>, 'id' | 'title' | 'cell'>;

/** The columns: the head has their titles, a row its heading for the name and a labelled value for each other one. */
export const companyColumns = (t: T): readonly CompanyColumn[] => [
  { id: 'name', title: t('experience.name'), cell: ({ name }) => name },
  { id: 'role', title: t('experience.role'), cell: () => t('experience.owner') },
  { id: 'tenure', title: t('experience.tenure'), cell: ({ tenure }) => tenure },
  { id: 'score', title: t('experience.score'), cell: ({ score }) => score },
  { id: 'group', title: t('experience.group'), cell: () => t('management-groups.root') },
  {
    id: 'status',
    title: t('experience.status'),
    cell: ({ active }) =>
      active !== null && (
        <span className={styles['status']} data-active={active || undefined}>
          {active ? <ActiveIcon /> : <InactiveIcon />}
          {t(active ? 'experience.active' : 'experience.inactive')}
        </span>
      ),
  },
];

type Props = {
  columns: readonly CompanyColumn[];
  company: CompanyRow;
  /** Part of a long list: a `title` replaces the tooltip, which would be clipped. */ long: boolean;
  searching: boolean;
  /** Ids of the matching roles and resources; null without matches or without a search. */
  hits: ReadonlySet<string> | null;
  /** Hidden by the filter. */ isHidden: boolean;
  words: readonly string[];
};

/** The row of a company, and its roles in a disclosure. */
export const CompanySection = memo(function CompanySection({
  columns,
  company,
  long,
  searching,
  isHidden,
  hits,
  words,
}: Props) {
  const t = useT();
  const { id, name, icon, color, latest, active, opened, about, positions } = company;
  const body = `${id}-roles`;
  const shown = searching ? positions.filter((position) => hits?.has(position.id)) : positions;
  // Matching roles are counted only if no resource matches.
  const matches = hits && (hits.size - shown.length || shown.length);
  const hydrated = useHydrated();
  const hint = active ? undefined : t('experience.expandHint');
  const { open, toggle, buttonProps } = useDisclosure(body, opened);
  const toggleByRow = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button')) toggle(event);
  };
  const hasTooltip = !active && !long;
  const row = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the row has a button for keys
    <div
      className={styles['row']}
      data-disclosure-row=""
      onClick={hasTooltip ? undefined : toggleByRow}
      title={long && hydrated && !open ? hint : undefined}
    >
      <div className={styles['name']}>
        <div className={styles['heading']}>
          <h2 id={`${id}-name`}>
            <button {...buttonProps} className={styles['toggle']}>
              <ChevronIcon />
              <span className={`${styles['icon']} ${color ? tintClass(color) : ''}`}>
                <ColorIcon name={icon} />
              </span>
              <span translate="no">
                <Marked text={name} words={words} />
              </span>
            </button>
          </h2>
          <Star id={id} name={name} />
          {matches !== null && (
            <span className={styles['matches']}>{t('experience.matches', { count: matches })}</span>
          )}
        </div>
        <Latest latest={latest} />
      </div>
      <dl className={styles['facts']} data-print="row">
        {columns.slice(1).map(({ id: column, title: label, cell }) => {
          const value = cell(company) || UNKNOWN;
          return (
            <div data-fact={value === UNKNOWN ? undefined : column} key={column}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
  return (
    <section
      aria-labelledby={`${id}-name`}
      className={styles['section']}
      data-long={long || undefined}
      hidden={isHidden}
      id={id}
    >
      {hasTooltip ? (
        <Tooltip inRow onClick={toggleByRow} text={t('experience.expandHint')} unlisted whileClosed>
          {() => row}
        </Tooltip>
      ) : (
        row
      )}
      <DisclosureBody id={body} open={open}>
        <div className={styles['roles']}>
          {about.length > 0 && !searching && <StaticMarkup parts={about} />}
          {shown.map((position) => (
            <PositionPart
              company={name}
              hits={searching ? hits : null}
              key={position.id}
              position={position}
              words={words}
            />
          ))}
        </div>
      </DisclosureBody>
    </section>
  );
});

/** The latest role of a company in one line. */
function Latest({ latest: { title, period, place, roles } }: Pick<CompanyRow, 'latest'>) {
  const t = useT();
  const facts = (
    [
      ['period', period],
      ['place', place],
      ['roles', roles > 1 ? t('experience.roles', { count: roles }) : ''],
    ] as const
  ).filter(([, text]) => text !== '');
  if (!title && facts.length === 0) return null;
  return (
    <p className={styles['latest']}>
      {title && <bdi className={styles['latestTitle']}>{title}</bdi>}
      {facts.map(([fact, text]) => (
        <bdi data-fact={fact} key={fact}>
          {text}
        </bdi>
      ))}
    </p>
  );
}
