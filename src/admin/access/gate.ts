import type { Profile } from '../../core/contract/profile';
import type { LoginSession } from '../../core/contract/session';
import type { Route } from '../../core/routes/route';
import type { Can } from '../../core/session/reason';

/** Inputs of a verdict. Time is included: the profile has `server_time`, `can` the expiry. */
export interface World {
  maintenance: boolean;
  /** `loginSession` of local storage, or null. */
  session: LoginSession | null;
  profile: Profile | null;
  /** Null until the privileges are known, or if reading failed: never treated as an empty list. */
  can: Can | null;
  emailMarker: boolean;
  desktop: boolean;
}

/** Result applied by `RouteGate`: `logout` clears the session and goes to /login; `wait` keeps the screen. */
export type GateVerdict =
  | { kind: 'pass' }
  | { kind: 'wait' }
  | { kind: 'go'; to: string }
  | { kind: 'logout' }
  | { kind: 'block'; what: 'maintenance' | 'kyc' | 'device' | 'expired' };

type GatedRoute = Pick<Route, 'path' | 'auth' | 'kyc' | 'type' | 'object' | 'screen'>;

/** The first rule with a verdict wins; the specification sets their order (design 6). */
export function gate(route: GatedRoute, world: World): GateVerdict {
  if (world.maintenance) return { kind: 'block', what: 'maintenance' };
  if (route.screen.kind === 'redirect') return { kind: 'go', to: route.screen.to };
  if (!route.auth) return publicVerdict(route, world);
  if (!isSignedIn(world)) return { kind: 'logout' };
  if (!world.profile || !world.can) return { kind: 'wait' };
  return (
    verificationVerdict(world, world.profile) ??
    kycVerdict(route, world.profile) ??
    deviceVerdict(route, world) ??
    accessVerdict(route, world.can)
  );
}

const isSignedIn = ({ session }: World): boolean => Boolean(session?.accessToken);

/** Specification 5: "Routes with auth false are public." A signed-in person is redirected from /login. */
const publicVerdict = (route: GatedRoute, world: World): GateVerdict =>
  route.path === '/login' && isSignedIn(world) ? { kind: 'go', to: '/dashboard' } : { kind: 'pass' };

const verificationVerdict = (world: World, profile: Profile): GateVerdict | undefined => {
  if (profile.is_phone_verified === false) return { kind: 'go', to: '/verify-phone' };
  if (profile.is_email_verified !== false) return undefined;
  if (world.emailMarker) return { kind: 'go', to: '/verify-email-info' };
  if (world.session?.authType === 'phone') return { kind: 'go', to: '/verify-email' };
  return { kind: 'logout' };
};

/** Specification 5: "'Buat Website' is allowed only when the key is verified or KYC data exists." */
const kycVerdict = (route: GatedRoute, profile: Profile): GateVerdict | undefined => {
  const passes = profile.key_verified || profile.kyc_data || profile.kyc_verified;
  return route.kyc && !passes ? { kind: 'block', what: 'kyc' } : undefined;
};

const deviceVerdict = (route: GatedRoute, world: World): GateVerdict | undefined =>
  route.type === 'panel' && !world.desktop ? { kind: 'block', what: 'device' } : undefined;

const accessVerdict = (route: GatedRoute, can: Can): GateVerdict => {
  const verdict = can(route.object);
  if (verdict.can) return { kind: 'pass' };
  return verdict.reason === 'expired' ? { kind: 'block', what: 'expired' } : { kind: 'go', to: '/403' };
};
