import { type RefObject, useLayoutEffect } from 'react';

/** Writes `data-hidden` (`start`, `end`) on a scroller: the sides on which content is hidden. */
export function useHiddenEdges(scroller: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const mark = () => {
      // Negative where text runs from right to left; fractions of a pixel are not content.
      const before = Math.abs(element.scrollLeft);
      const after = element.scrollWidth - element.clientWidth - before;
      element.dataset.hidden = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}
