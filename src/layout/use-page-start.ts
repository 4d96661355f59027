import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top, and focus moves from the menu to the content, unless the page has set it or opened an
 * overlay that would close. The browser handles going back.
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
