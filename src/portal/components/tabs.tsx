import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { logicalKey } from './logical-key';
import styles from './tabs.module.css';
import { Tooltip } from './tooltip';

/** Moves the focus between tabs with the arrows, Home and End, as the ARIA practices describe. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[logicalKey(event)];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** Tabs of which only one is enabled. The disabled tabs state the reason. */
export function Tabs({
  label,
  open,
  shut,
  children,
}: {
  label: string;
  open: string;
  shut: readonly { label: string; reason: string }[];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is the tabs' */}
      <div aria-label={label} className={styles['tabs']} onKeyDown={moveFocus} role="tablist">
        <button aria-controls={`${id}-panel`} aria-selected="true" id={`${id}-tab`} role="tab" type="button">
          {open}
        </button>
        {shut.map((tab) => (
          <Tooltip key={tab.label} text={tab.reason} unlisted>
            {(describedBy) => (
              <button
                aria-describedby={describedBy}
                aria-disabled="true"
                aria-selected="false"
                role="tab"
                tabIndex={-1}
                type="button"
              >
                {tab.label}
              </button>
            )}
          </Tooltip>
        ))}
      </div>
      <div aria-labelledby={`${id}-tab`} id={`${id}-panel`} role="tabpanel">
        {children}
      </div>
    </>
  );
}
