import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Mode } from '../../../topics/shops/web/mode/mode';
import { useFeedback } from '../../../ui/feedback';
import { useOpenHere } from '../../../ui/open-here';
import { copy } from '../copy';
import type { PaletteProps } from './palette';

/** Ctrl+K or ⌘K: also while typing, never behind another open dialog. */
function usePaletteKey(action: () => void): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      // Prevents the browser's own search in every case.
      event.preventDefault();
      if (!document.querySelector('dialog[open], [aria-modal="true"]')) action();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [action]);
}

type Palette = ComponentType<PaletteProps>;

export function usePalette(mode: Mode): { open: (start?: string) => void; palette: ReactNode } {
  const feedback = useFeedback();
  const [start, setStart] = useOpenHere<string>();
  const loaded = useRef<Palette>();
  const [, redraw] = useState(0);
  const open = useCallback(
    (text = '') => {
      if (loaded.current) return setStart(text);
      import('./palette').then(
        (chunk) => {
          loaded.current = chunk.default;
          setStart(text);
          redraw((count) => count + 1);
        },
        () => feedback.error(copy.search.notLoaded),
      );
    },
    [setStart, feedback],
  );
  usePaletteKey(open);
  const Loaded = loaded.current;
  return {
    open,
    palette: start !== null && Loaded && <Loaded mode={mode} start={start} onClose={() => setStart(null)} />,
  };
}
