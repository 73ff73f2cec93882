import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

import DismissIcon from '@fluentui/svg-icons/icons/dismiss_16_regular.svg?react';

import { FACETS, filterOf, withFilter, type FacetName, type Filter } from '~/portal/lib/filters';
import { useT } from '~/portal/i18n/t';

import styles from './callout.module.css';
import type { RestoredFocus } from './use-filters';

const CALLOUT = 'filter-callout';

const close = () => document.getElementById(CALLOUT)?.hidePopover();
const pill = (facet: string | null | undefined) =>
  document.querySelector<HTMLElement>(`[data-facet="${facet}"]`);

/** The filters of a list as pills. Each opens a callout, and active filters can be removed. */
export function Pills({
  restoredFocus,
  children,
}: {
  restoredFocus: RestoredFocus | undefined;
  /** Renders the open callout. */
  children: (facet: FacetName, apply: (filter: Filter) => void, close: () => void) => ReactNode;
}) {
  const t = useT();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const [open, setOpen] = useState<FacetName | null>(null);
  const apply = (facet: FacetName, filter: Filter) => {
    close();
    pill(facet)?.focus();
    void navigate({ search: withFilter(search, facet, filter), hash }, { preventScrollReset: true });
  };
  const takeOver = useEffectEvent(() => {
    pill(restoredFocus?.facet)?.focus();
    if (restoredFocus?.pressed) pill(restoredFocus.facet)?.click();
  });
  useEffect(() => takeOver(), []);
  return (
    <div>
      {FACETS.map((facet) => {
        const { operator, values } = filterOf(asked, facet);
        const name = t(`facet.${facet}`);
        const named = values.map((value) => value || t('filters.unstated')).join(', ');
        return (
          <div className={styles['pill']} data-pill="" key={facet}>
            <button
              aria-expanded={open === facet}
              aria-haspopup="dialog"
              data-facet={facet}
              onClick={(event) => {
                if (open === facet) {
                  event.preventDefault();
                  return close();
                }
                // Closes first, so that the callout returns the focus to this pill and not to the previous
                // one.
                if (open) {
                  close();
                  event.currentTarget.focus();
                }
                return setOpen(facet);
              }}
              popoverTarget={CALLOUT}
              popoverTargetAction="show"
              title={named}
              type="button"
            >
              {`${name} ${t(operator === 'any' ? 'filters.equals' : 'filters.differs')} `}
              <b>{named || t('filters.all')}</b>
            </button>
            {values.length > 0 && (
              <button
                aria-label={t('filters.remove', { name })}
                className={styles['remove']}
                onClick={() => apply(facet, { operator, values: [] })}
                type="button"
              >
                <DismissIcon />
              </button>
            )}
          </div>
        );
      })}
      <div
        aria-label={t('filters.title')}
        className={styles['callout']}
        id={CALLOUT}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') return currentTarget.querySelector<HTMLElement>('input, select')?.focus();
          setOpen(null);
          // Escape leaves the focus on the body. A click elsewhere has set its own focus.
          return document.activeElement === document.body ? pill(open)?.focus() : undefined;
        }}
        popover="auto"
        role="dialog"
      >
        {open && children(open, (filter) => apply(open, filter), close)}
      </div>
    </div>
  );
}
