import {
  memo,
  type MouseEvent,
  type MouseEventHandler,
  useEffect,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import ActiveIcon from '@fluentui/svg-icons/icons/checkmark_circle_16_filled.svg?react';
import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';
import InactiveIcon from '@fluentui/svg-icons/icons/subtract_circle_16_regular.svg?react';
import { useDisclosure, setDisclosures } from '~/portal/browser/disclosures';
import { useHydrated } from '~/portal/browser/hydrated';
import type { CompanyRow, ExperienceSlice } from './data';
import { Marked } from '~/portal/features/marked';
import { Star } from '~/portal/features/star';
import { useT } from '~/portal/i18n/t';
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

type Props = {
  columns: ExperienceSlice['columns'];
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
  const { id, name, active, opened, about, positions } = company;
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
    <Row
      buttonProps={buttonProps}
      columns={columns}
      company={company}
      matches={matches}
      onClick={hasTooltip ? undefined : toggleByRow}
      title={long && hydrated && !open ? hint : undefined}
      words={words}
    />
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

function Row({
  buttonProps,
  columns,
  company,
  matches,
  onClick,
  title,
  words,
}: {
  buttonProps: ReturnType<typeof useDisclosure>['buttonProps'];
  columns: ExperienceSlice['columns'];
  company: CompanyRow;
  matches: number | null;
  onClick: MouseEventHandler | undefined;
  title: string | undefined;
  words: readonly string[];
}) {
  const t = useT();
  const { id, name, icon, color, latest, tenure, score, active } = company;
  const facts = [
    ['role', 'experience.role', t('experience.owner')],
    ...(columns.tenure ? [['tenure', 'experience.tenure', tenure ?? UNKNOWN] as const] : []),
    ...(columns.score ? [['score', 'experience.score', score ?? UNKNOWN] as const] : []),
    ['group', 'experience.group', t('management-groups.root')],
  ] as const;
  const latestFacts = (
    [
      ['period', latest.period],
      ['place', latest.place],
      ['roles', latest.roles > 1 ? t('experience.roles', { count: latest.roles }) : ''],
    ] as const
  ).filter(([, text]) => text !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the row has a button for keys
    <div className={styles['row']} data-disclosure-row="" onClick={onClick} title={title}>
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
        {(latest.title || latestFacts.length > 0) && (
          <p className={styles['latest']}>
            {latest.title && <bdi className={styles['latestTitle']}>{latest.title}</bdi>}
            {latestFacts.map(([fact, text]) => (
              <bdi data-fact={fact} key={fact}>
                {text}
              </bdi>
            ))}
          </p>
        )}
      </div>
      <dl className={styles['facts']} data-print="row">
        {facts.map(([fact, label, value]) => (
          <div data-fact={value === UNKNOWN ? undefined : fact} key={fact}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {columns.status && (
          <div>
            <dt>{t('experience.status')}</dt>
            {active === null ? (
              <dd>{UNKNOWN}</dd>
            ) : (
              <dd className={styles['status']} data-active={active || undefined}>
                {active ? <ActiveIcon /> : <InactiveIcon />}
                {t(active ? 'experience.active' : 'experience.inactive')}
              </dd>
            )}
          </div>
        )}
      </dl>
    </div>
  );
}
