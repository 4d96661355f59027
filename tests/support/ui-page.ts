import { WebSocket } from 'ws';
import { noticeMarker } from './browser-notice';
import { startUiServer } from './ui-server';

declare const happyDOM: { setURL(url: string): void };

/**
 * Opens a portal that no other test file has changed and makes the DOM a page of it; answers the address. Import
 * `src/` only afterwards: it reads the page once.
 */
export async function openUiPage(path: string, seed?: 'demo' | 'accounts'): Promise<string> {
  const url = await startUiServer(seed);
  goTo(url + path);
  // biome-ignore lint/suspicious/noDocumentCookie: a test's own mark, as the browser keeps it
  document.cookie = `${noticeMarker.name}=${noticeMarker.value}; path=/`;
  // Node 20 has no WebSocket of its own; a browser would send the page's origin.
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL) {
      super(address, { origin: url });
    }
  } as unknown as typeof globalThis.WebSocket;
  return url;
}

/** As typing an address does, without loading anything. */
export const goTo = (url: string): void => happyDOM.setURL(url);
