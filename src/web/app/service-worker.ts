import { whenIdle } from '../../ui/when-idle';

const filesInUse = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/') ? [name] : []));

export function installWorker(): () => void {
  // A caching worker would conflict with Vite's hot reload.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  return whenIdle(async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: filesInUse() });
    } catch {
      // Private windows may refuse a worker; the portal works without it.
    }
  });
}
