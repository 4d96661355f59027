import { Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type Facts, ModelContext, useFactsState } from '../../admin/web/session/facts';
import type { Route } from '../../core/routes/route';
import { routeAt } from '../../core/routes/route-at';
import { queryClient } from '../../platform/web/query-client';
import { useSession } from '../../platform/web/session';
import { useStored } from '../../platform/web/storage';
import { lastReadAt, sendAhead } from '../../platform/web/transport';
import { LoadFailed } from '../../ui/load-failed';
import { OfflineBar } from '../../ui/offline-bar';
import { onServerClock, serverNow } from '../../ui/server-clock';
import { useBackOnline, useOnline } from '../../ui/use-online';
import { whenIdle } from '../../ui/when-idle';
import { firstCalls } from '../page/first-calls';
import { FactsProvider, readFactsAhead } from './facts-provider';
import { lazyChunk } from './lazy-chunk';
import { model, modelNumber, onModelChange } from './model';
import { OfflinePage } from './offline-page';
import { preloadScreen } from './portal-chunks';
import { portalPage } from './portal-pages';
import { RouteGate } from './route-gate';
import { ShellSkeleton } from './shell-skeleton';
import styles from './waiting.module.css';

/** Prefetches the first calls of a screen when its link is pressed, so that they run while it is drawn. */
function useAskingAhead(facts: Facts | null): void {
  const known = useRef(facts);
  known.current = facts;
  useEffect(() => {
    const ask = (press: MouseEvent) => {
      const url = followed(press);
      if (url && known.current) askFor(url, known.current);
    };
    // Capture phase: runs before the router.
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, []);
}

/** URL that a press opens within this page, or null. */
function followed(press: MouseEvent): URL | null {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return null;
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
}

function askFor({ pathname, search }: URL, { can, profile }: Facts): void {
  const route = routeAt(model.routes, pathname);
  const { screen } = route;
  // A list with a view of its own begins with other rows.
  if (screen.kind === 'list' && profile.lists?.layouts[screen.resource]?.view) return;
  const calls = firstCalls(model, route, search, serverNow(), profile.default_page_size);
  for (const { path, needs } of calls) {
    if (needs === undefined || can(needs).can) sendAhead(path);
  }
}

const filesInUse = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/') ? [name] : []));

function installWorker(): () => void {
  // A caching worker would conflict with Vite's hot reload.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  return whenIdle(async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ filesInUse: filesInUse() });
    } catch {
      // Private windows may refuse a worker; the portal works without it.
    }
  });
}

const ConnectionBar = () => {
  const online = useOnline();
  const { refresh } = useFactsState();

  const readAgain = useCallback(() => void refresh(), [refresh]);
  useBackOnline(readAgain);

  if (online) return null;
  const retry = () => {
    void refresh();
    void queryClient.refetchQueries({ type: 'active' });
  };
  const readAt = lastReadAt();
  return <OfflineBar lastReadAt={readAt === null ? null : onServerClock(readAt)} onRetry={retry} />;
};

const frame = lazyChunk(() => import('./portal-frame'));

/** Loads frame, screen and facts in parallel. Resolves when all have loaded or failed. */
export const loadFirstPage = (): Promise<unknown> =>
  Promise.all([
    frame.preload(),
    preloadScreen(routeAt(model.routes, location.pathname).screen),
    readFactsAhead(),
  ]);

/**
 * Everything behind the gate. A new session remounts it, so nothing of one person is shown to the next; so does a
 * configuration saved in development.
 */
const PortalApp = () => {
  const session = useSession();
  const number = useSyncExternalStore(onModelChange, modelNumber);
  useEffect(installWorker, []);
  return (
    <ModelContext.Provider key={number} value={model}>
      <FactsProvider key={session?.accessToken ?? 'nobody'} signedIn={session !== null}>
        <ConnectionBar />
        <CurrentPage />
      </FactsProvider>
    </ModelContext.Provider>
  );
};

export default PortalApp;

const CurrentPage = () => {
  const { pathname } = useLocation();
  const route = routeAt(model.routes, pathname);
  const { facts } = useFactsState();
  useAskingAhead(facts);
  useEffect(() => void preloadScreen(route.screen), [route]);
  return (
    <RouteGate route={route} facts={facts} waiting={<Waiting />}>
      {(block) =>
        route.auth ? (
          <Suspense fallback={<ShellSkeleton />}>
            <frame.Component route={route} block={block} />
          </Suspense>
        ) : (
          <PublicPage route={route} />
        )
      }
    </RouteGate>
  );
};

const Waiting = () => {
  const { error, refresh } = useFactsState();
  const [seen] = useStored('last-seen');
  if (!error) return <ShellSkeleton />;
  if (error.code === 'OFFLINE' && seen) {
    return <OfflinePage seen={seen} onRetry={() => void refresh()} />;
  }
  return (
    <main className={styles.failed}>
      <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void refresh()} />
    </main>
  );
};

const PublicPage = ({ route }: { route: Route }) => {
  if (route.screen.kind !== 'page') return null;
  const { Component } = portalPage(route.screen);
  return (
    <Suspense>
      <Component />
    </Suspense>
  );
};
