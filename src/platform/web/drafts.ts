import { IN_TAB, readText, removeText, storedNames, writeText } from './storage';
import { parseJson } from './storage-keys';

/** Milliseconds without typing before a draft is written. */
const PAUSE = 600;

const waiting = new Map<string, () => void>();

/** Drafts of a signed-in person are stored in this browser, others in this tab only. */
export const draftName = (form: string, userId: string | undefined): string =>
  userId === undefined ? IN_TAB + form : `draft:${userId}:${form}`;

/** Parsed JSON, or undefined; the caller validates its shape. */
export function readDraft(name: string): unknown {
  waiting.get(name)?.();
  return parseJson(readText(name) ?? '');
}

/** Writes when typing pauses or the page is hidden. Never pass a PIN or a password. */
export function storeDraft(name: string, draft: unknown, onWritten: () => void): void {
  const write = () => {
    if (waiting.get(name) !== write) return;
    waiting.delete(name);
    writeText(name, JSON.stringify(draft));
    onWritten();
  };
  waiting.set(name, write);
  setTimeout(write, PAUSE);
}

export function forgetDraft(name: string): void {
  waiting.delete(name);
  removeText(name);
}

/** Includes drafts that are still waiting to be written. */
export const hasDrafts = (userId: string): boolean =>
  [...storedNames(), ...waiting.keys()].some((name) => name.startsWith(draftName('', userId)));

/** Also removes every draft of this tab. */
export function forgetDrafts(userId: string | undefined): void {
  waiting.clear();
  for (const name of storedNames()) {
    if (name.startsWith(IN_TAB) || name.startsWith(draftName('', userId))) removeText(name);
  }
}

// A phone may end a hidden page without another event.
for (const event of ['pagehide', 'visibilitychange']) {
  globalThis.addEventListener?.(event, () => {
    for (const write of waiting.values()) write();
  });
}
