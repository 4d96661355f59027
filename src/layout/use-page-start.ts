import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page begins at its top, and so does reading it: the focus leaves the menu for the content, unless the page has
 * already put it where it is wanted, or something was opened meanwhile that would close with it. Going back is the browser's own affair.
 */
export function usePageStart(content: RefObject<HTMLElement>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    if (document.querySelector('[data-popover]')) return;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [content, pathname, type]);
}
