import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import type { Mode } from '../../../topics/shops/web/mode/mode';
import { useFeedback } from '../../../ui/feedback';
import { useOpenHere } from '../../../ui/open-here';
import { useKey } from '../../../ui/use-key';
import { copy } from '../copy';
import type { PaletteProps } from './palette';

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
  useKey({ key: 'k', ctrl: true, label: copy.keys.palette }, () => open());
  const Loaded = loaded.current;
  return {
    open,
    palette: start !== null && Loaded && <Loaded mode={mode} start={start} onClose={() => setStart(null)} />,
  };
}
