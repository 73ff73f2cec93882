import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import AddFilterIcon from '@fluentui/svg-icons/icons/filter_add_16_regular.svg?react';
import DismissIcon from '@fluentui/svg-icons/icons/dismiss_16_regular.svg?react';

import { navigate, useLocation } from '~/portal/browser/router';
import { FACETS, filterOf, withFilter, type FacetName, type Filter } from '~/portal/filters/filters';
import { useT } from '~/portal/i18n/t';
import { menuEntryClass, PopoverMenu } from '~/portal/components/overlays/popover-menu';

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

/** The words of pills that differ from those of Subscriptions and Projects. */
export type PillWords = { company: string; equals: string; differs: string };

const NO_FACETS: readonly FacetName[] = [];
const WORDS = { equals: '==', differs: '!=' };

export function useFacetName(words?: Pick<PillWords, 'company'>): (facet: FacetName) => string {
  const t = useT();
  return (facet) => (facet === 'company' && words ? words.company : t(`facet.${facet}`));
}

export type PillsProps = {
  restoredFocus?: RestoredFocus | undefined;
  facets?: readonly FacetName[];
  /** Further facets, which "Add filter" adds. */ further?: readonly FacetName[];
  words?: PillWords;
  children: RenderCallout;
};

const AddFilterFace = () => (
  <>
    <AddFilterIcon />
    {useT()('experience.addFilter')}
  </>
);

/** The filters of a list as pills. Each opens a callout, and active filters can be removed. */
export function Pills({ restoredFocus, facets = FACETS, further = NO_FACETS, words, children }: PillsProps) {
  const t = useT();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const nameOf = useFacetName(words);
  const { equals, differs } = words ?? WORDS;
  const [added, setAdded] = useState<readonly FacetName[]>([]);
  const isShown = (facet: FacetName) =>
    added.includes(facet) || filterOf(parameters, facet).values.length > 0;
  const hidden = further.filter((facet) => !isShown(facet));
  const restored = facets.find((facet) => facet === restoredFocus?.facet) ?? null;
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
      {[...facets, ...further.filter(isShown)].map((facet) => {
        const { operator, values } = filterOf(parameters, facet);
        const name = nameOf(facet);
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
              {`${name} ${operator === 'any' ? equals : differs} `}
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
      {hidden.length > 0 && (
        <PopoverMenu icon={AddFilterFace} label={t('experience.addFilter')}>
          {hidden.map((facet) => (
            <button
              className={menuEntryClass}
              key={facet}
              onClick={() => {
                flushSync(() => setAdded([...added, facet]));
                pills.current.get(facet)?.click();
              }}
              type="button"
            >
              {nameOf(facet)}
            </button>
          ))}
        </PopoverMenu>
      )}
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
