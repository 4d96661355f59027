import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes `data-hidden` (`start`, `end`) on a scroller: the sides on which content is hidden; and for each column that
 * stays (`data-stays`), as `--at-<column>`, how far from the start: behind those that stay before it.
 */
export function useHiddenEdges(scroller: RefObject<HTMLElement>, columns: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are other heads to measure
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const mark = () => {
      // Negative where text runs from right to left; fractions of a pixel are not content.
      const before = Math.abs(element.scrollLeft);
      const after = element.scrollWidth - element.clientWidth - before;
      const hidden = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
      // Even an equal value would style every cell again.
      if (element.dataset.hidden !== hidden) element.dataset.hidden = hidden;
    };
    const positionColumns = () => {
      let at = 0;
      for (const head of element.querySelectorAll<HTMLElement>('th[data-stays]')) {
        const [property, offset] = [`--at-${head.dataset.stays}`, `${at}px`];
        if (element.style.getPropertyValue(property) !== offset) element.style.setProperty(property, offset);
        at += head.offsetWidth;
      }
      mark();
    };
    const observer = new ResizeObserver(positionColumns);
    observer.observe(element);
    for (const watched of element.querySelectorAll('table, th[data-stays]')) observer.observe(watched);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [scroller, columns]);
}
