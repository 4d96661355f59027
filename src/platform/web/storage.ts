import { useCallback, useSyncExternalStore } from 'react';
import { type StorageKey, type Stored, sessionKeys, storageKeys } from './storage-keys';

/** Fallback if the browser refuses storage (private mode, full disk): values last as long as the page. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

export const IN_TAB = 'kept:';
const areaOf = (name: string): Storage => (name.startsWith(IN_TAB) ? sessionStorage : localStorage);

export function readText(name: string): string | null {
  try {
    return areaOf(name).getItem(name) ?? inMemory.get(name) ?? null;
  } catch {
    return inMemory.get(name) ?? null;
  }
}

export function writeText(name: string, value: string): void {
  try {
    areaOf(name).setItem(name, value);
    inMemory.delete(name);
  } catch {
    inMemory.set(name, value);
  }
  for (const listener of listeners) listener();
}

export function removeText(name: string): void {
  inMemory.delete(name);
  try {
    areaOf(name).removeItem(name);
  } catch {
    // Refused storage holds nothing to remove.
  }
  for (const listener of listeners) listener();
}

export function storedNames(): string[] {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...inMemory.keys()];
  } catch {
    return [...inMemory.keys()];
  }
}

// Equal text returns the same object, as `useSyncExternalStore` requires of a snapshot.
const parsed = new Map<StorageKey, { text: string; value: unknown }>();

export function readStored<K extends StorageKey>(key: K): Stored<K> | null {
  const text = readText(key);
  if (text === null) return null;
  const known = parsed.get(key);
  if (known?.text === text) return known.value as Stored<K> | null;
  const value = storageKeys[key].read(text);
  parsed.set(key, { text, value });
  return value as Stored<K> | null;
}

export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): void {
  const { write } = storageKeys[key] as { write(value: Stored<K>): string };
  writeText(key, write(value));
}

export const removeStored = (key: StorageKey): void => removeText(key);

/** Removes the session's keys (specification 4). Drafts, unanswered orders and preferences stay. */
export function clearSessionKeys(): void {
  for (const key of sessionKeys) if (readText(key) !== null) removeText(key);
}

/** Also called for changes made by other tabs, and by any page while this one lay in the back/forward cache. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** Follows changes in this tab and in others; setting `null` removes the value. */
export function useStored<K extends StorageKey>(
  key: K,
): [value: Stored<K> | null, set: (value: Stored<K> | null) => void] {
  const value = useSyncExternalStore(subscribeStorage, () => readStored(key));
  const set = useCallback(
    (next: Stored<K> | null) => (next === null ? removeStored(key) : writeStored(key, next)),
    [key],
  );
  return [value, set];
}
