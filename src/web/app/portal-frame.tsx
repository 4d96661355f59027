import { useIsAuthenticated, useWarnAboutChange } from '@refinedev/core';
import { Fragment, Suspense, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { resourceOf } from '../../admin/schema/compile';
import type { ResourceModel } from '../../admin/schema/model';
import { useReadable } from '../../admin/web/parts/use-readable';
import { useFacts, useModel } from '../../admin/web/session/facts';
import type { Route } from '../../core/routes/route';
import { failureMessage } from '../../platform/web/api-error';
import { hasDrafts } from '../../platform/web/drafts';
import { sessionMissing } from '../../platform/web/session';
import { FeedbackProvider, useFeedback } from '../../ui/feedback';
import { FormProviderContext } from '../../ui/form-provider';
import VerticalLayout from '../shell/vertical-layout';
import { Engine } from './engine';
import { ErrorBoundary } from './error-boundary';
import { guardWays } from './guard-ways';
import type { PageFacts } from './page-chunks';
import { antdApp, loadFeedback, overlay, screenOf, type screens, usesAntd } from './portal-chunks';
import { portalPage } from './portal-pages';
import type { Block } from './route-gate';
import { ContentSkeleton } from './shell-skeleton';

const question = {
  title: 'Tinggalkan halaman ini?',
  okText: 'Tinggalkan',
  cancelText: 'Tetap di Sini',
};

const words = {
  unsaved: 'Perubahan Anda belum disimpan.',
  draftStays: 'Perubahan Anda belum disimpan. Drafnya tetap ada di peramban ini dan dapat dilanjutkan nanti.',
  draftStored: 'Draf tetap ada di peramban ini.',
};

/**
 * Asks before unsaved input is left: with our own dialog within the portal, with the browser's when the page itself
 * closes.
 */
const LeaveGuard = () => {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const { confirm, success } = useFeedback();
  const { id } = useFacts().profile;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has nothing unsaved yet; said before its form says what it found
  useLayoutEffect(() => () => setWarnWhen(false), [pathname]);

  useEffect(() => {
    if (!warnWhen) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [warnWhen]);

  useEffect(() => {
    if (!warnWhen) return;
    return guardWays(navigator, async () => {
      const hasStoredDraft = hasDrafts(id);
      const agreed = await confirm({
        ...question,
        content: hasStoredDraft ? words.draftStays : words.unsaved,
      });
      if (agreed) setWarnWhen(false);
      if (agreed && hasStoredDraft) success(words.draftStored);
      return agreed;
    });
  }, [navigator, warnWhen, setWarnWhen, confirm, success, id]);

  return null;
};

interface RouteScreenProps {
  route: Route;
  /** Shown instead of the screen, which is not mounted and therefore sends no calls. */
  block: Block | null;
}

/**
 * A screen that fails leaves menu and header working. The Suspense boundary is outside the keyed one, so the last page
 * stays until the next is ready.
 */
const RouteScreen = ({ route, block }: RouteScreenProps) => (
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
  const content = <ResourceScreen resource={resourceOf(model, screen.resource)} kind={screen.kind} />;
  return usesAntd(screen.kind) ? <antdApp.Component>{content}</antdApp.Component> : content;
};

/** Gives the screen only what this person may read and write of the resource. */
const ResourceScreen = ({ resource, kind }: { resource: ResourceModel; kind: keyof typeof screens }) => {
  const { Component } = screenOf(kind, resource.name);
  return <Component resource={useReadable(resource)} />;
};

/** Keeps the variant it was opened in: rotating the device must not lose what was typed. */
const Page = ({ screen }: { screen: PageFacts }) => {
  const [{ Component }] = useState(() => portalPage(screen));
  return <Component />;
};

const PortalFrame = ({ route, block }: { route: Route; block: Block | null }) => {
  const Layout = route.layout === 'full' ? Fragment : VerticalLayout;
  return (
    <FeedbackProvider load={loadFeedback} messageOf={failureMessage}>
      <Engine>
        <SessionCheck />
        <Layout>
          <FormProviderContext.Provider value={antdApp.Component}>
            <RouteScreen route={route} block={block} />
          </FormProviderContext.Provider>
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location at which it was detected
  useEffect(() => {
    if (isGone) sessionMissing(pathname + search, state);
  }, [isGone]);
  return null;
};
