import { whenIdle } from '../ui/when-idle';

/** What `public/sw.js` is told to keep: the files this page was built from, those fetched before it ran included. */
const filesInUse = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/') ? [name] : []));

/** Lets the portal open without a connection. */
export function installWorker(): () => void {
  // Vite's own reloading and a worker that keeps files would fight.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  return whenIdle(async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: filesInUse() });
    } catch {
      // Refused in a private window, or the connection is gone: the portal works without it.
    }
  });
}
