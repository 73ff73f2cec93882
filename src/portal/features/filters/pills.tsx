import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import DismissIcon from '@fluentui/svg-icons/icons/dismiss_16_regular.svg?react';

import { navigate, useLocation } from '~/portal/browser/router';
import { FACETS, filterOf, withFilter, type FacetName, type Filter } from '~/portal/filters/filters';
import { useT } from '~/portal/i18n/t';

import styles from './callout.module.css';
import type { RestoredFocus } from './use-filters';

const CALLOUT = 'filter-callout';

type RenderCallout = (facet: FacetName, apply: (filter: Filter) => void, close: () => void) => ReactNode;

/** The content of the callout. A component, since functions that use refs are not called while rendering. */
const Content = ({
  facet,
  onApply,
  onClose,
  render,
}: {
  facet: FacetName;
  onApply: (filter: Filter) => void;
  onClose: () => void;
  render: RenderCallout;
}) => render(facet, onApply, onClose);

/** The filters of a list as pills. Each opens a callout, and active filters can be removed. */
export function Pills({
  restoredFocus,
  children,
}: {
  restoredFocus: RestoredFocus | undefined;
  /** Renders the open callout. */
  children: RenderCallout;
}) {
  const t = useT();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const restored = FACETS.find((facet) => facet === restoredFocus?.facet) ?? null;
  const [open, setOpen] = useState(restoredFocus?.pressed ? restored : null);
  const callout = useRef<HTMLDivElement>(null);
  const pills = useRef(new Map<FacetName, HTMLButtonElement>());
  const close = () => callout.current?.hidePopover();
  const apply = (facet: FacetName, filter: Filter) => {
    close();
    pills.current.get(facet)?.focus();
    navigate({ search: withFilter(search, facet, filter), hash }, { preventScrollReset: true });
  };
  const restoreFocus = useEffectEvent(() => {
    if (restored) pills.current.get(restored)?.focus();
    if (open) callout.current?.showPopover();
  });
  useEffect(() => restoreFocus(), []);
  return (
    <div>
      {FACETS.map((facet) => {
        const { operator, values } = filterOf(parameters, facet);
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
              ref={(pill) => {
                if (pill) pills.current.set(facet, pill);
                return () => void pills.current.delete(facet);
              }}
              title={named}
              type="button"
            >
              {`${name} ${operator === 'any' ? '==' : '!='} `}
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
          return open && document.activeElement === document.body
            ? pills.current.get(open)?.focus()
            : undefined;
        }}
        popover="auto"
        ref={callout}
        role="dialog"
      >
        {open && (
          <Content facet={open} onApply={(filter) => apply(open, filter)} onClose={close} render={children} />
        )}
      </div>
    </div>
  );
}
