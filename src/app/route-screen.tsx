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
  /** What the gate put in the way; the screen behind it is not drawn, so it asks the API nothing. */
  block: Block | null;
}

/**
 * The screen of a route inside its layout. One that breaks falls alone: menu and header stay. The boundary that
 * waits is outside the one that changes with the route, so the last page stays until the next can be drawn.
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

/** In the variant it was opened in: a turned screen keeps the page, with what was revealed and typed in it. */
const Page = ({ screen }: { screen: PageFacts }) => {
  const [{ Component }] = useState(() => portalPage(screen));
  return <Component />;
};
