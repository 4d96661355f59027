import { Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { factsPaths } from '../../admin/web/session/facts-paths';
import type { PageRow } from '../../core/routes/route';
import { browserConfig } from '../../platform/web/browser-config';
import { beginFirstDrawing, endFirstDrawing } from '../../platform/web/first-drawing';
import { currentSession } from '../../platform/web/session';
import { useStored } from '../../platform/web/storage';
import { sendAhead, takeFirstAnswers } from '../../platform/web/transport';
import { useTheme } from '../../platform/web/use-theme';
import { whenIdle } from '../../ui/when-idle';
import { pageRows } from '../routes/page-rows';
import { ErrorBoundary } from './error-boundary';
import { lazyChunk } from './lazy-chunk';
import { type PageModule, pageChunksOf } from './page-chunks';
import { RouteGate } from './route-gate';
import { ShellSkeleton } from './shell-skeleton';

/**
 * Pages without sign-in, listed by name so that a visitor's first script has no list of the others. A test compares
 * them with the route table.
 */
const publicPage = pageChunksOf(
  import.meta.glob<PageModule>([
    '../error/page.tsx',
    '../../topics/*/web/{create-pin,developer,forgot-password,login,register,register-success,reset-password}/{page,page.mobile}.tsx',
    '../../topics/*/web/{verified,verify-email,verify-invitation,verify-email-info,verify-new-user,verify-phone,verify-reset}/{page,page.mobile}.tsx',
  ]),
);

function useAppearance(): void {
  useTheme();
  const [direction] = useStored('layout-direction');
  useEffect(() => {
    document.documentElement.dir = direction ?? 'ltr';
  }, [direction]);
}

type PublicRow = PageRow & { screen: { kind: 'page' } };

const loadPortal = () => {
  // The portal's chunk imports the configuration dynamically; requesting it here loads both in parallel.
  import('virtual:configuration').catch(() => undefined);
  return import('./portal-app');
};

const portal = lazyChunk(loadPortal);

const isPublic = (row: PageRow): row is PublicRow => !row.auth && row.screen.kind === 'page';

/** During maintenance every path is closed, so the portal is not needed. */
const publicRow = (path: string): PublicRow | undefined =>
  pageRows.filter(isPublic).find((row) => row.path === path || browserConfig.maintenance);

const firstRow = publicRow(location.pathname);
if (firstRow) void publicPage(firstRow.screen).preload();
else if (currentSession()) {
  void portal.preload();
  if (takeFirstAnswers()) beginFirstDrawing();
  else for (const path of factsPaths) sendAhead(path);
}

/**
 * Resolves when everything for a page behind the sign-in has loaded or failed. The static skeleton is on screen until
 * then, so rendering earlier would only repeat it. Null if there is nothing to wait for.
 */
export const whenPortalIsHere: Promise<unknown> | null =
  firstRow || !currentSession()
    ? null
    : loadPortal()
        .then(({ loadFirstPage }) => loadFirstPage())
        .catch(() => undefined);

/** Public pages with React and the router only; the portal is loaded when needed. */
export const PublicApp = () => {
  useAppearance();
  useEffect(endFirstDrawing, []);
  return (
    <ErrorBoundary>
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <CurrentPage />
      </BrowserRouter>
    </ErrorBoundary>
  );
};

const CurrentPage = () => {
  const { pathname } = useLocation();
  const row = publicRow(pathname);
  if (row)
    return (
      <RouteGate route={row} facts={null}>
        {() => <PublicPage screen={row.screen} />}
      </RouteGate>
    );
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <portal.Component />
    </Suspense>
  );
};

const PublicPage = ({ screen }: Pick<PublicRow, 'screen'>) => {
  const { Component } = publicPage(screen);
  return (
    <Suspense>
      <Component />
      <PortalAhead />
    </Suspense>
  );
};

/** Placed inside the page's `Suspense`, so that it starts only when the page is usable. */
const PortalAhead = () => {
  useEffect(() => whenIdle(() => void portal.preload()), []);
  return null;
};
