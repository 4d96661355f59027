import { useEffect } from 'react';
import { browserConfig } from '../api/browser-config';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${browserConfig.productName}`;
  }, [title]);
}
