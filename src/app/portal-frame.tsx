import { Refine } from '@refinedev/core';
import routerProvider, { UnsavedChangesNotifier } from '@refinedev/react-router-v6';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createAccessProvider } from '../api/access-provider';
import { authProvider } from '../api/auth-provider';
import { createDataProvider } from '../api/data-provider';
import { useFacts } from '../api/facts';
import { queryClient } from '../api/query-client';
import type { Route } from '../core/schema/model';
import FullLayout from '../layout/full-layout';
import VerticalLayout from '../layout/vertical-layout';
import { FeedbackProvider } from '../ui/feedback';
import { FormGroundContext } from '../ui/form-ground';
import { model } from './model';
import { antdApp, loadFeedback } from './portal-chunks';
import { refineResources } from './refine-resources';
import { i18nProvider, unsavedText } from './refine-text';
import type { Block } from './route-gate';
import { RouteScreen } from './route-screen';

const dataProvider = createDataProvider(model);
const resources = refineResources(model);

interface PortalFrameProps {
  route: Route;
  block: Block | null;
}

/** Refine and the layout around one screen; stays mounted from page to page. */
const PortalFrame = ({ route, block }: PortalFrameProps) => {
  const Layout = route.layout === 'full' ? FullLayout : VerticalLayout;
  return (
    <FeedbackProvider load={loadFeedback}>
      <Engine>
        <Layout>
          <FormGroundContext.Provider value={antdApp.Component}>
            <RouteScreen route={route} block={block} />
          </FormGroundContext.Provider>
        </Layout>
        <UnsavedChangesNotifier message={unsavedText} />
      </Engine>
    </FeedbackProvider>
  );
};

export default PortalFrame;

interface EngineProps {
  children: ReactNode;
}

const Engine = ({ children }: EngineProps) => {
  const { can } = useFacts();
  const current = useRef(can);
  useEffect(() => {
    current.current = can;
  }, [can]);
  const accessControlProvider = useMemo(() => createAccessProvider(() => current.current), []);
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        syncWithLocation: true,
        warnWhenUnsavedChanges: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      {children}
    </Refine>
  );
};
