import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { browserConfig } from '../api/browser-config';
import type { Facts } from '../api/facts';
import { forgetReturn, returnPath } from '../api/return-path';
import { sessionMissing, useSession } from '../api/session';
import { useStored } from '../api/storage';
import type { PageRow } from '../core/routes';
import type { Route } from '../core/schema/model';
import { type GateVerdict, gate } from '../core/session/gate';
import { useScreen } from '../ui/use-screen';
import { useDocumentTitle } from './document-title';
import { lazyChunk } from './lazy-chunk';

/** What stands over the layout instead of the screen. */
export type Block = Exclude<Extract<GateVerdict, { kind: 'block' }>['what'], 'maintenance'>;

interface RouteGateProps {
  route: Route | PageRow;
  /** Null on public pages, and until they are read. */
  facts: Facts | null;
  /** Shown while facts are missing. */
  waiting?: ReactNode;
  children: (block: Block | null) => ReactNode;
}

const maintenance = lazyChunk(() => import('./maintenance'));

/** Asks the gate about a place, and does what it says. Nothing else in the browser sends anyone anywhere. */
export const RouteGate = ({ route, facts, waiting, children }: RouteGateProps) => {
  const verdict = useVerdict(route, facts);
  useDocumentTitle(route.title);

  switch (verdict.kind) {
    case 'pass':
      return children(null);
    case 'wait':
      return waiting;
    case 'go':
      return route.path === '/login' ? <Returning /> : <Navigate to={verdict.to} replace />;
    case 'logout':
      return <Leaving emailUnverified={facts?.profile.is_email_verified === false} />;
    case 'block':
      return verdict.what === 'maintenance' ? <Closed /> : children(verdict.what);
  }
};

function useVerdict(route: Route | PageRow, facts: Facts | null): GateVerdict {
  const session = useSession();
  const [emailMarker] = useStored('sendEmailVerif');
  const desktop = useScreen() === 'desktop';
  return gate(
    // Public pages stand before the model is there; `can` is never asked about them.
    { object: route.path, ...route },
    {
      maintenance: browserConfig.maintenance,
      session,
      profile: facts?.profile ?? null,
      can: facts?.can ?? null,
      emailMarker: emailMarker !== null,
      desktop,
    },
  );
}

/** Signed in, here or in another tab: on to the page the session ended on, else the dashboard. */
const Returning = () => {
  const [path] = useState(returnPath);
  useEffect(() => forgetReturn, []);
  return <Navigate to={path} replace />;
};

/** The session lacks its token, or its e-mail can only be verified after signing in by phone (specification 4). */
const Leaving = ({ emailUnverified }: { emailUnverified: boolean }) => {
  const { pathname, search } = useLocation();
  // Kept from the first render on: by the time the effect runs, the address may be /login already.
  const [path] = useState(pathname + search);
  useEffect(() => {
    sessionMissing(path, emailUnverified ? 'email-unverified' : undefined);
  }, [path, emailUnverified]);
  return <Navigate to="/login" replace />;
};

const Closed = () => (
  <Suspense>
    <maintenance.Component />
  </Suspense>
);
