/** What may be told of: only what happened in this visit. */
const KINDS = ['sent', 'exported', 'copied', 'linked', 'starred', 'unstarred'] as const;
export type NoticeKind = (typeof KINDS)[number];

export type Notice = {
  /** When, ms since 1970; also its name: no two are told of in the same millisecond. */ at: number;
  kind: NoticeKind;
  /** What it happened to, in the owner's or the visitor's words. */ about: string;
  /** The visitor has looked at it in the pane. */ seen: boolean;
};

const NOTICED = 'portalfolio:noticed';
const KEY = 'portalfolio.notices';
const MOST = 50;

/** Where the session's storage refuses, they are kept as long as the document. */
let kept: { text: string; all: readonly Notice[] } = { text: '[]', all: [] };

/** A clock that was set back leaves notices of the future; later than this, they are not ours, ms. */
const FUTURE_MS = 86_400_000;

function isNotice(one: unknown): one is Notice {
  const { at, kind, about, seen } = (one ?? {}) as Partial<Record<keyof Notice, unknown>>;
  const texts = KINDS.includes(kind as NoticeKind) && typeof about === 'string';
  const isTime = Number.isInteger(at) && (at as number) > 0 && (at as number) < Date.now() + FUTURE_MS;
  return isTime && texts && typeof seen === 'boolean';
}

/** The notices in a text from the session's storage: what does not fit is dropped, and what is told of twice. */
export function noticesIn(text: string): readonly Notice[] {
  try {
    const all: unknown = JSON.parse(text);
    const fitting = Array.isArray(all) ? all.filter(isNotice) : [];
    return [...new Map(fitting.map((one) => [one.at, one])).values()].slice(0, MOST);
  } catch {
    return [];
  }
}

/** What is kept of this visit, the last first. The same list until it changes. */
export function notices(): readonly Notice[] {
  try {
    const text = sessionStorage.getItem(KEY) ?? kept.text;
    if (text !== kept.text) {
      kept = { text, all: noticesIn(text) };
    }
  } catch {
    // Refused.
  }
  return kept.all;
}

/** Whether the visit has anything to tell. */
export const hasNotices = (): boolean => notices().length > 0;

export function keepNotices(all: readonly Notice[]): void {
  kept = { text: JSON.stringify(all), all };
  try {
    if (all.length > 0) sessionStorage.setItem(KEY, kept.text);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Full or forbidden.
  }
  if (all.length === 0) kept = { text: '[]', all };
  dispatchEvent(new Event(NOTICED));
}

/** Hears every change. */
export function onNotices(hear: () => void): () => void {
  addEventListener(NOTICED, hear);
  return () => removeEventListener(NOTICED, hear);
}

/** Takes the toasts of a kind away; their lines stay in the pane. */
export function markSeen(kind: NoticeKind): void {
  const all = notices();
  if (all.some((notice) => notice.kind === kind && !notice.seen))
    keepNotices(all.map((notice) => (notice.kind === kind ? { ...notice, seen: true } : notice)));
}

/**
 * Tells the visitor that something was done: a toast, and a line in the notification pane.
 * @param quiet the line only, where the page says it already
 */
export function notify(kind: NoticeKind, about = '', { quiet = false } = {}): void {
  const before = notices();
  const at = Math.max(Date.now(), (before[0]?.at ?? 0) + 1);
  keepNotices([{ at, kind, about, seen: quiet }, ...before].slice(0, MOST));
}
