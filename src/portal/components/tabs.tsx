import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { logicalKey } from './logical-key';
import styles from './tabs.module.css';
import { Tooltip } from './overlays/tooltip';

/** A tab. A disabled one states the reason. */
type Tab = { id: string; label: string; disabledBecause?: string };

/**
 * Tabs as the ARIA practices describe: arrows, Home and End move the focus and choose the tab. A disabled tab
 * takes the focus and is not chosen.
 */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  tabs: readonly Tab[];
  /** The id of a tab. */ chosen: string;
  onChoose?: (id: string) => void;
  /** The panel of the chosen tab. */ children: ReactNode;
}) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[logicalKey(event)];
    const tab = next === undefined ? undefined : tabs[next];
    if (at < 0 || !tab) return;
    event.preventDefault();
    buttons[tabs.indexOf(tab)]?.focus();
    if (!tab.disabledBecause && tab.id !== chosen) onChoose?.(tab.id);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is the tabs' */}
      <div aria-label={label} className={styles['tabs']} onKeyDown={move} role="tablist">
        {tabs.map((tab) =>
          tab.disabledBecause ? (
            <Tooltip key={tab.id} text={tab.disabledBecause} unlisted>
              {(describedBy) => (
                <button
                  aria-describedby={describedBy}
                  aria-disabled="true"
                  aria-selected="false"
                  id={`${id}-${tab.id}`}
                  role="tab"
                  tabIndex={-1}
                  type="button"
                >
                  {tab.label}
                </button>
              )}
            </Tooltip>
          ) : (
            <button
              aria-controls={`${id}-panel`}
              aria-selected={tab.id === chosen}
              id={`${id}-${tab.id}`}
              key={tab.id}
              onClick={() => onChoose?.(tab.id)}
              role="tab"
              tabIndex={tab.id === chosen ? 0 : -1}
              type="button"
            >
              {tab.label}
            </button>
          ),
        )}
      </div>
      <div aria-labelledby={`${id}-${chosen}`} id={`${id}-panel`} role="tabpanel">
        {children}
      </div>
    </>
  );
}
