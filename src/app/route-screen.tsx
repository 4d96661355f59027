import { Suspense, useState } from 'react';
import { useModel } from '../api/facts';
import type { Route } from '../core/routes/route';
import { resourceOf } from '../core/schema/compile';
import { ErrorBoundary } from './error-boundary';
import type { PageFacts } from './page-chunks';
import { antdApp, listTools, overlay, screens, usesAntd } from './portal-chunks';
import { portalPage } from './portal-pages';
import type { Block } from './route-gate';
import { ContentSkeleton } from './shell-skeleton';

interface RouteScreenProps {
  route: Route;
  /** Shown instead of the screen, which is not mounted and therefore sends no calls. */
  block: Block | null;
}

/**
 * A screen that fails leaves menu and header working. The Suspense boundary is outside the keyed one, so the last page
 * stays until the next is ready.
 */
export const RouteScreen = ({ route, block }: RouteScreenProps) => (
  <Suspense fallback={<ContentSkeleton />}>
    <ErrorBoundary key={route.path}>
      {block ? <overlay.Component what={block} /> : <Content route={route} />}
    </ErrorBoundary>
  </Suspense>
);

const Content = ({ route: { screen } }: Pick<RouteScreenProps, 'route'>) => {
  const model = useModel();
  if (screen.kind === 'redirect') return null;
  if (screen.kind === 'page') return <Page screen={screen} />;
  const { Component } = screens[screen.kind];
  const Tools = listTools[screen.resource];
  const content = (
    <Component
      resource={resourceOf(model, screen.resource)}
      {...(Tools && screen.kind === 'list' && { tools: <Tools.Component /> })}
    />
  );
  return usesAntd(screen.kind) ? <antdApp.Component>{content}</antdApp.Component> : content;
};

/** Keeps the variant it was opened in: rotating the device must not lose what was typed. */
const Page = ({ screen }: { screen: PageFacts }) => {
  const [{ Component }] = useState(() => portalPage(screen));
  return <Component />;
};
