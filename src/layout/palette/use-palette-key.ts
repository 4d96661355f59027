import { useLayoutEffect } from 'react';

/** Ctrl+K or ⌘K: also while typing, never behind another open dialog. */
export function usePaletteKey(act: () => void): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      // Prevents the browser's own search in every case.
      event.preventDefault();
      if (!document.querySelector('dialog[open], [aria-modal="true"]')) act();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [act]);
}
