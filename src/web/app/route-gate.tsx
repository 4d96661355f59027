import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type GateVerdict, gate } from '../../admin/access/gate';
import type { Facts } from '../../admin/web/session/facts';
import type { Profile } from '../../core/contract/profile';
import type { PageRow, Route } from '../../core/routes/route';
import { browserConfig } from '../../platform/web/browser-config';
import { onDesktop } from '../../platform/web/device';
import { forgetReturn, rememberReturn, returnTarget } from '../../platform/web/return-path';
import { sessionMissing, sessionUnverified, sessionUser, useSession } from '../../platform/web/session';
import { useStored } from '../../platform/web/storage';
import { lazyChunk } from './lazy-chunk';
import { MAINTENANCE_TITLE } from './maintenance-title';

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${browserConfig.productName}`;
  }, [title]);
}

export type Block = Exclude<Extract<GateVerdict, { kind: 'block' }>['what'], 'maintenance'>;

interface RouteGateProps {
  route: Route | PageRow;
  facts: Facts | null;
  waiting?: ReactNode;
  children: (block: Block | null) => ReactNode;
}

const maintenance = lazyChunk(() => import('./maintenance'));

export const RouteGate = ({ route, facts, waiting, children }: RouteGateProps) => {
  const verdict = useVerdict(route, facts);
  const isClosed = verdict.kind === 'block' && verdict.what === 'maintenance';
  useDocumentTitle(isClosed ? MAINTENANCE_TITLE : route.title);

  switch (verdict.kind) {
    case 'pass':
      return children(null);
    case 'wait':
      return waiting;
    case 'go':
      if (route.path === '/login') return <Returning />;
      return verdict.to.startsWith('/verify-') ? (
        <Detour to={verdict.to} />
      ) : (
        <Navigate to={verdict.to} replace />
      );
    case 'logout':
      return <Leaving profile={facts?.profile ?? null} />;
    case 'block':
      return verdict.what === 'maintenance' ? <Closed /> : children(verdict.what);
  }
};

function useVerdict(route: Route | PageRow, facts: Facts | null): GateVerdict {
  const session = useSession();
  const [emailMarker] = useStored('sendEmailVerif');
  return gate(
    // Public pages are drawn before the model is loaded; `can` is never called for them.
    { object: route.path, ...route },
    {
      maintenance: browserConfig.maintenance,
      session,
      profile: facts?.profile ?? null,
      can: facts?.can ?? null,
      emailMarker: emailMarker !== null,
      desktop: onDesktop(),
    },
  );
}

/** Signed in, here or in another tab: returns to the page on which the session ended, else to the dashboard. */
const Returning = () => {
  const [{ path, state }] = useState(() => returnTarget(sessionUser()));
  useEffect(() => forgetReturn, []);
  return <Navigate to={path} state={state} replace />;
};

/** Stores the requested address at the first render: when an effect runs, it may have changed. */
function useRequestedLocation(): { path: string; state: unknown } {
  const { pathname, search, state } = useLocation();
  const [requested] = useState({ path: pathname + search, state });
  return requested;
}

const Detour = ({ to }: { to: string }) => {
  const { path, state } = useRequestedLocation();
  useEffect(() => rememberReturn(path, sessionUser(), state), [path, state]);
  return <Navigate to={to} replace />;
};

/** The session has no token, or its e-mail must be verified without it (specification 4). */
const Leaving = ({ profile }: { profile: Profile | null }) => {
  const { path, state } = useRequestedLocation();
  const unverified = profile?.is_email_verified === false ? profile.email : null;
  useEffect(() => {
    if (unverified === null) sessionMissing(path, state);
    else sessionUnverified(path, unverified);
  }, [path, state, unverified]);
  return <Navigate to="/login" replace />;
};

const Closed = () => (
  <Suspense>
    <maintenance.Component />
  </Suspense>
);
