import { useCallback, useEffect, useRef, useState } from 'react';

export function useScroller(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const measure = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    // Negative in right-to-left direction.
    const from = Math.abs(row.scrollLeft);
    const next = { atStart: from < 2, atEnd: from + row.clientWidth > row.scrollWidth - 2 };
    setEnds((ends) => (ends.atStart === next.atStart && ends.atEnd === next.atEnd ? ends : next));
  }, []);

  // Told after the browser has laid the page out: measured here, it would have to do so at once, in the middle of
  // the first drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cards is another width
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [measure, count]);

  const turn = (way: 1 | -1) => {
    const row = ref.current;
    if (!row) return;
    const mirrored = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({ left: way * mirrored * row.clientWidth, behavior: calm ? 'auto' : 'smooth' });
  };

  return { ref, ...ends, turn, measure };
}
