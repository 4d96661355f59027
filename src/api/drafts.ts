import { IN_TAB, readText, removeText, storedNames, writeText } from './storage';
import { parseJson } from './storage-keys';

/** Milliseconds without typing before a draft is written. */
const PAUSE = 600;

/** How to write what is typed and not written yet, by the name that it is written under. */
const waiting = new Map<string, () => void>();

/** Name that the draft of a form lies under: with its person at this browser, else in this tab alone. */
export const draftName = (form: string, userId: string | undefined): string =>
  userId === undefined ? IN_TAB + form : `draft:${userId}:${form}`;

/** The draft as JSON said it, undefined when there is none: the caller checks its shape. */
export function readDraft(name: string): unknown {
  waiting.get(name)?.();
  return parseJson(readText(name) ?? '');
}

/** Written when typing pauses, or when the page goes in the middle of a word. Never hand a PIN or a password to this. */
export function keepDraft(name: string, draft: unknown, onWritten: () => void): void {
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

/** Whether this person has typed something that is not saved; what waits to be written counts. */
export const hasDrafts = (userId: string): boolean =>
  [...storedNames(), ...waiting.keys()].some((name) => name.startsWith(draftName('', userId)));

/** All that this person has typed and not saved, and whatever lies in this tab. */
export function forgetDrafts(userId: string | undefined): void {
  waiting.clear();
  for (const name of storedNames()) {
    if (name.startsWith(IN_TAB) || name.startsWith(draftName('', userId))) removeText(name);
  }
}

// A phone may end a page that is only out of sight.
for (const event of ['pagehide', 'visibilitychange']) {
  globalThis.addEventListener?.(event, () => {
    for (const write of waiting.values()) write();
  });
}
