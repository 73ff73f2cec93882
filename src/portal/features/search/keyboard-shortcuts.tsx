import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { onPendingKeys, takePendingKeys } from '~/portal/browser/pending-keys';
import { pressShortcut, type ShortcutAct } from '~/portal/lib/shortcuts';
import { useAddress } from '~/portal/i18n/address';

import { SearchDialog } from './search-dialog';
import { SHORTCUTS_DIALOG, ShortcutsDialog } from './shortcuts-dialog';

/** How long the first key of two counts, once it is let go, ms. */
const LED_MS = 1500;

const first = (selector: string) => document.querySelector<HTMLElement>(selector);
const showShortcuts = () => {
  const dialog = document.getElementById(SHORTCUTS_DIALOG);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

/** What the keyboard's shortcuts call: comes with the first of them, or with the first press of the search box. */
export function KeyboardShortcuts() {
  const navigate = useNavigate();
  const address = useAddress();
  /** What was typed before the search was there; null while it is closed. */
  const [typed, setTyped] = useState<{ text: string; entered: boolean } | null>(null);
  const led = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const act = (wanted: ShortcutAct) => {
    if (wanted.do === 'go') void navigate(address(wanted.slug));
    else if (wanted.do === 'help') showShortcuts();
    else if (wanted.do === 'sidebar') first('[data-menu-button]')?.click();
    else if (wanted.do === 'commands') first('main [role="group"] :is(a, button)')?.focus();
    else if (wanted.do === 'search-page') (first('main input[type="search"]') ?? first('h1'))?.focus();
  };
  const answer = useEffectEvent(() => {
    let [text, entered] = [typed?.text ?? null, typed?.entered ?? false];
    for (const key of takePendingKeys()) {
      if (text !== null) {
        entered = key === 'Enter';
        if (key.length === 1) text += key;
        continue;
      }
      const pressed = pressShortcut(key, led.current);
      led.current = pressed.led;
      if (pressed.act?.do === 'search') text = '';
      else if (pressed.act) act(pressed.act);
    }
    // At once: the next key is the dialog's own.
    flushSync(() => setTyped(text === null ? null : { text, entered }));
    clearTimeout(pause.current);
    pause.current = setTimeout(() => (led.current = false), LED_MS);
  });
  useEffect(() => onPendingKeys(() => queueMicrotask(() => answer())), []);
  return (
    <>
      {typed !== null && (
        <SearchDialog onClosed={() => setTyped(null)} onShortcuts={showShortcuts} typed={typed} />
      )}
      <ShortcutsDialog />
    </>
  );
}
