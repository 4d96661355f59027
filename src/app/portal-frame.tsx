import { useIsAuthenticated } from '@refinedev/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionMissing } from '../api/session';
import type { Route } from '../core/routes/route';
import FullLayout from '../layout/full-layout';
import VerticalLayout from '../layout/vertical-layout';
import { FeedbackProvider } from '../ui/feedback';
import { FormGroundContext } from '../ui/form-ground';
import { Engine } from './engine';
import { LeaveGuard } from './leave-guard';
import { antdApp, loadFeedback } from './portal-chunks';
import type { Block } from './route-gate';
import { RouteScreen } from './route-screen';

const PortalFrame = ({ route, block }: { route: Route; block: Block | null }) => {
  const Layout = route.layout === 'full' ? FullLayout : VerticalLayout;
  return (
    <FeedbackProvider load={loadFeedback}>
      <Engine>
        <SessionCheck />
        <Layout>
          <FormGroundContext.Provider value={antdApp.Component}>
            <RouteScreen route={route} block={block} />
          </FormGroundContext.Provider>
        </Layout>
        <LeaveGuard />
      </Engine>
    </FeedbackProvider>
  );
};

export default PortalFrame;

/** Runs Refine's `check` on every navigation: a session removed from storage by another program ends here. */
const SessionCheck = () => {
  const { pathname, search, state } = useLocation();
  const { data } = useIsAuthenticated({ params: { path: pathname } });
  const isGone = data?.authenticated === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place at which it was found out
  useEffect(() => {
    if (isGone) sessionMissing(pathname + search, state);
  }, [isGone]);
  return null;
};
