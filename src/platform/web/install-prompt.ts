import { useSyncExternalStore } from 'react';

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

let available: InstallPrompt | null = null;
const listeners = new Set<() => void>();

const set = (prompt: InstallPrompt | null) => {
  available = prompt;
  for (const listener of listeners) listener();
};

declare global {
  interface Window {
    /** Kept by the inline script of `index.html`: the event comes once, often before this entry has loaded. */
    installPrompt?: InstallPrompt;
  }
}

export function catchInstallPrompt(): void {
  set(window.installPrompt ?? null);
  addEventListener('beforeinstallprompt', (event) => set(event as InstallPrompt));
  addEventListener('appinstalled', () => set(null));
}

const watch = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

/** Null while the browser offers no installation. A prompt can be used once. */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(watch, () => available);
  if (!prompt) return null;
  return async () => {
    set(null);
    await prompt.prompt();
  };
}
