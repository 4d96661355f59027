import { enableCopying, runCountdowns, sendOnce } from './shared';

enableCopying();
sendOnce();

/** Milliseconds between two looks at the state; slower while nobody looks at the page. */
const OFTEN = 3_000;
const SELDOM = 30_000;

const watched = document.querySelector<HTMLElement>('[data-watch]');

async function watch(): Promise<void> {
  if (!watched) return;
  try {
    const answer = await fetch(watched.dataset.watch ?? '', { headers: { accept: 'application/json' } });
    if (answer.ok) {
      const { stamp } = (await answer.json()) as { stamp: string };
      if (stamp !== watched.dataset.stamp) return location.reload();
    }
  } catch {
    // Offline: the next look may succeed.
  }
  setTimeout(watch, document.hidden ? SELDOM : OFTEN);
}
if (watched) setTimeout(watch, OFTEN);
// The end of the time is written by the server, some seconds later.
runCountdowns();
