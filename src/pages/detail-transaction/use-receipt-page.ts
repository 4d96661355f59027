import { type RefObject, useLayoutEffect } from 'react';
import type { ReceiptPaper } from '../../features/receipt/paper';
import { receiptPage } from './receipt-page';

/** Sets the print page size while a receipt is shown, for the button and the browser's menu. */
export function useReceiptPage(paper: ReceiptPaper, drawn: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = drawn.current;
    if (!element) return undefined;
    const sheet = new CSSStyleSheet();
    const measure = () => sheet.replaceSync(receiptPage(paper, element.offsetHeight));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper, drawn]);
}
