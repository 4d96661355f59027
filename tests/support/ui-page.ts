import { WebSocket } from 'ws';
import { noticeMarker } from './browser-notice';
import { startUiServer } from './ui-server';

declare const happyDOM: { setURL(url: string): void };

/**
 * Opens a fresh portal and points the DOM at it; returns the URL. Import `src/` only afterwards, because it
 * reads the page once.
 */
export async function openUiPage(path: string, seed?: 'demo' | 'accounts'): Promise<string> {
  const url = await startUiServer(seed);
  goTo(url + path);
  // biome-ignore lint/suspicious/noDocumentCookie: a test's own mark, as the browser keeps it
  document.cookie = `${noticeMarker.name}=${noticeMarker.value}; path=/`;
  // Node 20 has no WebSocket; sends the page's origin like a browser.
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL) {
      super(address, { origin: url });
    }
  } as unknown as typeof globalThis.WebSocket;
  return url;
}

/** Changes the URL without loading. */
export const goTo = (url: string): void => happyDOM.setURL(url);
