import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

declare const happyDOM: {
  setURL(url: string): void;
  setViewport(size: { width: number; height: number }): void;
};

/* Resets the page and the portal's modules between test files. */

// Lets the last page store pending data before everything is cleared.
window.dispatchEvent(new Event('pagehide'));
vi.resetModules();
// Waits for pending imports, which a reset would leave unresolved.
afterAll(() => vi.dynamicImportSettled());
// Long timeout, because the first page of a worker loads the whole portal.
configure({
  asyncUtilTimeout: 60_000,
  // Short message: printing the page for each failed poll is slow.
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
});
localStorage.clear();
sessionStorage.clear();
// Clears the router's key of the visit.
history.replaceState(null, '');
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
happyDOM.setViewport({ width: 1024, height: 768 });
