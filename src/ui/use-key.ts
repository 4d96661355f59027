import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

export interface PageKey {
  /** `event.key` in lower case, such as `j`, `/`, `arrowleft`. */
  key: string;
  /** Ctrl, or ⌘ on a Mac. Such a key works while typing too. */
  ctrl?: boolean;
  /** Action of the key, for the list of keys. */
  label: string;
  /** Also works while a dialog is open, because it belongs to that dialog. */
  inDialog?: boolean;
}

interface Registered extends PageKey {
  run: () => void;
}

let registered: readonly Registered[] = [];
let areSingleKeysOn = true;

/** Turns the keys of a single sign on or off (WCAG 2.1.4): dictated words and slips would press them. */
export const turnSingleKeys = (isOn: boolean): void => {
  areSingleKeysOn = isOn;
};
const listeners = new Set<() => void>();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const hasDialog = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  const ctrl = event.ctrlKey || event.metaKey;
  const typed = event.key.toLowerCase();
  // The latest registration wins: a page's key over the frame's, a dialog's over both.
  const found = [...registered]
    .reverse()
    .find(({ key, ctrl: needsCtrl = false }) => key === typed && needsCtrl === ctrl);
  const isSingle = !ctrl && typed.length === 1;
  if (!found || (isSingle && !areSingleKeysOn) || (ctrl ? event.shiftKey : isTyping(event.target))) return;
  // The browser's own meaning of Ctrl with this key would surprise, whatever is open.
  if (ctrl) event.preventDefault();
  if (hasDialog() && !found.inDialog) return;
  event.preventDefault();
  found.run();
}

const change = (next: readonly Registered[]) => {
  if (registered.length === 0) document.addEventListener('keydown', press);
  registered = next;
  if (registered.length === 0) document.removeEventListener('keydown', press);
  for (const listener of listeners) listener();
};

/** Runs `run` when the key is pressed; null registers nothing. Not while typing, nor behind an open dialog. */
export function useKey(
  { key, ctrl = false, label, inDialog = false }: PageKey,
  run: (() => void) | null,
): void {
  const latest = useRef(run);
  latest.current = run;
  const isOn = run !== null;
  // Layout effect: a key may be pressed as soon as its control is visible.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const own: Registered = { key, ctrl, label, inDialog, run: () => latest.current?.() };
    change([...registered, own]);
    return () => change(registered.filter((one) => one !== own));
  }, [key, ctrl, label, inDialog, isOn]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The keys that work now, the page's own first. */
export function useKeys(): readonly PageKey[] {
  const keys = [...useSyncExternalStore(subscribe, () => registered)].reverse();
  return keys.filter(
    (one, at) => keys.findIndex(({ key, ctrl }) => key === one.key && ctrl === one.ctrl) === at,
  );
}
