import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { logicalKey } from './logical-key';
import styles from './view-tabs.module.css';

/** Tabs as the ARIA practices describe: arrows, Home and End select a tab. */
export function ViewTabs({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  tabs: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
  /** The chosen view. */ children: ReactNode;
}) {
  const id = useId();
  const at = tabs.findIndex((tab) => tab.id === chosen);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[logicalKey(event)];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${id}-${tab.id}`)?.focus();
    onChoose(tab.id);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is the tabs' */}
      <div aria-label={label} className={styles['tabs']} onKeyDown={move} role="tablist">
        {tabs.map((tab) => (
          <button
            aria-controls={`${id}-panel`}
            aria-selected={tab.id === chosen}
            id={`${id}-${tab.id}`}
            key={tab.id}
            onClick={() => onChoose(tab.id)}
            role="tab"
            tabIndex={tab.id === chosen ? 0 : -1}
            type="button"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-${chosen}`} id={`${id}-panel`} role="tabpanel">
        {children}
      </div>
    </>
  );
}
