import { Refine } from '@refinedev/core';
import routerProvider, { UnsavedChangesNotifier } from '@refinedev/react-router-v6';
import { ConfigProvider } from 'antd';
import idID from 'antd/es/locale/id_ID';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createAccessProvider } from '../api/access-provider';
import { authProvider } from '../api/auth-provider';
import { cspNonce } from '../api/browser-config';
import { createDataProvider } from '../api/data-provider';
import { useFacts } from '../api/facts';
import { queryClient } from '../api/query-client';
import { useStored } from '../api/storage';
import { useTheme } from '../api/use-theme';
import type { Route } from '../core/schema/model';
import FullLayout from '../layout/full-layout';
import VerticalLayout from '../layout/vertical-layout';
import { FeedbackProvider } from '../ui/feedback';
import { useScreen } from '../ui/use-screen';
import { model } from './model';
import { nonceStyles } from './nonce-styles';
import { useNotificationProvider } from './notification-provider';
import { refineResources } from './refine-resources';
import { i18nProvider, unsavedText } from './refine-text';
import type { Block } from './route-gate';
import { RouteScreen } from './route-screen';
import { antdTheme } from './theme/antd-theme';

const nonce = cspNonce();
nonceStyles(nonce);
const csp = { nonce };

const dataProvider = createDataProvider(model);
const resources = refineResources(model);

interface PortalFrameProps {
  route: Route;
  block: Block | null;
}

/** Refine, antd and the layout around one screen; stays mounted from page to page. */
const PortalFrame = ({ route, block }: PortalFrameProps) => {
  const Layout = route.layout === 'full' ? FullLayout : VerticalLayout;
  return (
    <Look>
      <FeedbackProvider>
        <Engine>
          <Layout>
            <RouteScreen route={route} block={block} />
          </Layout>
          <UnsavedChangesNotifier message={unsavedText} />
        </Engine>
      </FeedbackProvider>
    </Look>
  );
};

export default PortalFrame;

interface Children {
  children: ReactNode;
}

const Look = ({ children }: Children) => {
  const [name] = useTheme();
  const [direction] = useStored('layout-direction');
  const phone = useScreen() === 'phone';
  const theme = useMemo(() => antdTheme({ name, phone }), [name, phone]);
  return (
    <ConfigProvider theme={theme} locale={idID} csp={csp} direction={direction ?? 'ltr'}>
      {children}
    </ConfigProvider>
  );
};

const Engine = ({ children }: Children) => {
  const { can } = useFacts();
  const current = useRef(can);
  useEffect(() => {
    current.current = can;
  }, [can]);
  const accessControlProvider = useMemo(() => createAccessProvider(() => current.current), []);
  const notificationProvider = useNotificationProvider();
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      notificationProvider={notificationProvider}
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
