import { useEffect } from 'react';
import { browserConfig } from '../api/browser-config';

/** Title of the tab: that of the route, with the product's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${browserConfig.productName}`;
  }, [title]);
}
