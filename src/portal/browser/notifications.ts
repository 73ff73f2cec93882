import { keysOf } from '~/portal/text/keys-of';
import { storedValue, storeValue } from './storage';
import { isFlag, isNumber, isOneOf, isShape, isString, jsonIn } from '~/portal/text/json-shape';

/** The kinds of notifications with their titles, all of them events of the current visit. */
export const NOTIFICATION_TITLES = {
  sent: 'notifications.sent',
  exported: 'notifications.exported',
  copied: 'notifications.copied',
  linked: 'notifications.linked',
  starred: 'notifications.starred',
  unstarred: 'notifications.unstarred',
  failed: 'notifications.failed',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_TITLES;

export type Notification = {
  /** Time in ms since 1970. It is also the unique key. */ at: number;
  kind: NotificationKind;
  /** The subject, in the owner's or the visitor's words. */ about: string;
  /** The visitor has seen it in the pane. */ seen: boolean;
};

const CHANGED = 'portalfolio:notifications';
const KEY = 'portalfolio.notifications';
const MOST = 50;

/** The notifications of the stored text, which this document keeps if session storage fails. */
let parsed: { text: string; all: readonly Notification[] } = { text: '[]', all: [] };

/**
 * Entries further in the future than this are invalid, ms. A clock that was set back leaves entries in the
 * future.
 */
const FUTURE_MS = 86_400_000;

const isNotification = isShape<Notification>({
  at: (at) => isNumber(at) && Number.isInteger(at) && at > 0 && at < Date.now() + FUTURE_MS,
  kind: isOneOf(...keysOf(NOTIFICATION_TITLES)),
  about: isString,
  seen: isFlag,
});

/** Parses the stored notifications. Invalid and duplicate entries are dropped. */
export function parseNotifications(text: string): readonly Notification[] {
  const all = jsonIn(text);
  const fitting = Array.isArray(all) ? all.filter(isNotification) : [];
  return [...new Map(fitting.map((one) => [one.at, one])).values()].slice(0, MOST);
}

/** The notifications of this visit, newest first. The same array until it changes. */
export function notifications(): readonly Notification[] {
  const text = storedValue(KEY, 'tab') ?? parsed.text;
  if (text !== parsed.text) parsed = { text, all: parseNotifications(text) };
  return parsed.all;
}

export function storeNotifications(all: readonly Notification[]): void {
  const text = JSON.stringify(all);
  // A change loads the script of the toasts.
  if (text === parsed.text) return;
  parsed = { text, all };
  storeValue(KEY, text, 'tab');
  dispatchEvent(new Event(CHANGED));
}

/** Subscribes to changes. */
export function onNotificationsChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** Closes the toasts of a kind. Their entries stay in the pane. */
export const markSeen = (kind: NotificationKind): void =>
  storeNotifications(notifications().map((one) => (one.kind === kind ? { ...one, seen: true } : one)));

/**
 * Notifies the visitor of an action with a toast and an entry in the notification pane.
 * @param quiet only the entry, if the page already shows a message
 */
export function notify(kind: NotificationKind, about = '', { quiet = false } = {}): void {
  const before = notifications();
  const at = Math.max(Date.now(), (before[0]?.at ?? 0) + 1);
  storeNotifications([{ at, kind, about, seen: quiet }, ...before].slice(0, MOST));
}
