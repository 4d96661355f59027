import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

declare const happyDOM: {
  setURL(url: string): void;
  setViewport(size: { width: number; height: number }): void;
};

/* What one test file leaves in the page and in the portal's modules is gone before the next. */

// The last page stores what it was about to keep, before all of it is cleared.
window.dispatchEvent(new Event('pagehide'));
vi.resetModules();
// A module that is still being read when all are forgotten would never be done.
afterAll(() => vi.dynamicImportSettled());
// Generous on purpose: the first page of a worker waits until all of the portal has been read.
configure({
  asyncUtilTimeout: 60_000,
  // Each look that finds nothing yet would print the whole page into an error that nobody reads.
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
});
localStorage.clear();
sessionStorage.clear();
// A router keeps the key of the visit there, and another would take it for its own.
history.replaceState(null, '');
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
happyDOM.setViewport({ width: 1024, height: 768 });
