import { Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { browserConfig } from '../api/browser-config';
import { factsPaths } from '../api/facts-paths';
import { beginFirstDrawing, endFirstDrawing } from '../api/first-drawing';
import { currentSession } from '../api/session';
import { sendAhead, takeFirstAnswers } from '../api/transport';
import { pageRows } from '../core/routes/page-rows';
import type { PageRow } from '../core/routes/route';
import { whenIdle } from '../ui/when-idle';
import { ErrorBoundary } from './error-boundary';
import { lazyChunk } from './lazy-chunk';
import { publicPage } from './public-pages';
import { RouteGate } from './route-gate';
import { ShellSkeleton } from './shell-skeleton';
import { useAppearance } from './use-appearance';

type PublicRow = PageRow & { screen: { kind: 'page' } };

const loadPortal = () => {
  // Its chunk imports it by a name that no bundler can ask for ahead: asked for together, they come together.
  import('virtual:configuration').catch(() => undefined);
  return import('./portal-app');
};

const portal = lazyChunk(loadPortal);

const isPublic = (row: PageRow): row is PublicRow => !row.auth && row.screen.kind === 'page';

/** The row of a public page; during maintenance every place is closed, and no portal is needed to know it. */
const publicRow = (path: string): PublicRow | undefined =>
  pageRows.filter(isPublic).find((row) => row.path === path || browserConfig.maintenance);

// What this address needs starts loading before the first render, code and facts at the same time.
const firstRow = publicRow(location.pathname);
if (firstRow) void publicPage(firstRow.screen).preload();
else if (currentSession()) {
  void portal.preload();
  if (takeFirstAnswers()) beginFirstDrawing();
  else for (const path of factsPaths) sendAhead(path);
}

/**
 * Resolves when everything that a place behind the sign-in is drawn of is here, or cannot be had. The page shows its
 * frame by itself until then, so to draw earlier would be to draw the same again. Null where nothing is to wait for.
 */
export const whenPortalIsHere: Promise<unknown> | null =
  firstRow || !currentSession()
    ? null
    : loadPortal()
        .then(({ loadFirstPlace }) => loadFirstPlace())
        .catch(() => undefined);

/** The light half: public pages with React, the router and plain parts. The portal comes when it is needed. */
export const PublicApp = () => {
  useAppearance();
  // What is drawn in it has asked by now.
  useEffect(endFirstDrawing, []);
  return (
    <ErrorBoundary>
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Place />
      </BrowserRouter>
    </ErrorBoundary>
  );
};

const Place = () => {
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

/** Beside a page inside its `Suspense`, so that it begins when the page can be used and not before. */
const PortalAhead = () => {
  useEffect(() => whenIdle(() => void portal.preload()), []);
  return null;
};
