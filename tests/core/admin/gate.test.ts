import { describe, expect, it } from 'vitest';
import { type GateVerdict, gate, type World } from '../../../src/admin/access/gate';
import type { Profile } from '../../../src/core/contract/profile';
import type { Route } from '../../../src/core/routes/route';
import type { Can, Verdict } from '../../../src/core/session/reason';

const profile: Profile = {
  id: '0197f000-0000-7000-8000-000000000001',
  partner_id: '0197f000-0000-7000-8000-000000000002',
  role: 'owner',
  can_see_cost: true,
  can_see_profit: true,
  name: 'Rizky Pratama',
  email: 'mitra@demo.test',
  phone: '6281200000001',
  avatar_url: null,
  partner_code: 'M-1001',
  business_name: 'Toko Sari',
  joined_at: '2026-01-01T00:00:00Z',
  default_page_size: 10,
  sound_on_success: false,
  single_keys: true,
  tier: '0197f000-0000-7000-8000-000000000003',
  tier_name: 'Gold',
  tier_image: null,
  tier_has_panel: true,
  panel: null,
  saldo: 0,
  saldo_version: 1,
  has_pin: true,
  has_topup: true,
  has_purchase: true,
  kyc_verified: false,
  kyc_pending: false,
  kyc_reject: false,
  kyc_reject_description: null,
  kyc_data: false,
  key_verified: false,
  is_referral_feature: false,
  maximum_unverified_amount: 0,
  is_phone_verified: true,
  is_email_verified: true,
  unread_notifications: 0,
  has_acts: true,
  lists: null,
  server_time: '2026-11-21T05:00:00.000Z',
};

const answer =
  (verdict: Verdict): Can =>
  () =>
    verdict;
const allowed = answer({ can: true });
const forbidden = answer({ can: false, reason: 'forbidden' });
const expired = answer({ can: false, reason: 'expired' });

const world = (change: Partial<World> = {}): World => ({
  maintenance: false,
  session: { accessToken: 'token', authType: 'email' },
  profile,
  can: allowed,
  emailMarker: false,
  desktop: true,
  ...change,
});
const person = (change: Partial<Profile>): Partial<World> => ({ profile: { ...profile, ...change } });
const nobody: Partial<World> = { session: null, profile: null, can: null };
const byPhone: World['session'] = { accessToken: 'token', authType: 'phone' };

const route = (path: string, change: Partial<Route> = {}): Route => ({
  path,
  exact: true,
  layout: 'vertical',
  blockWhenExpired: false,
  auth: true,
  kyc: false,
  screen: { kind: 'page', page: 'any' },
  object: path,
  title: 'Any',
  ...change,
});
const dashboard = route('/dashboard');
const login = route('/login', { auth: false });
const register = route('/mitra-panel/register', { kyc: true });
const banner = route('/panel/banner/data', { type: 'panel', object: 'banner:list' });

const pass: GateVerdict = { kind: 'pass' };
const wait: GateVerdict = { kind: 'wait' };
const logout: GateVerdict = { kind: 'logout' };
const go = (to: string): GateVerdict => ({ kind: 'go', to });
const block = (what: 'maintenance' | 'kyc' | 'device' | 'expired'): GateVerdict => ({ kind: 'block', what });

type Row = [sentence: string, where: Route, when: Partial<World>, verdict: GateVerdict];

const table = (name: string, rows: Row[]) =>
  describe(name, () => {
    it.each(rows)('%s', (_sentence, where, when, verdict) => {
      expect(gate(where, world(when))).toEqual(verdict);
    });
  });

table('Specification 2, overlays and special routes', [
  [
    "Maintenance page 'Sistem Sedang Maintenance / Silahkan cek sekala berkala' replaces the whole app",
    dashboard,
    { maintenance: true },
    block('maintenance'),
  ],
  ['… public pages too', login, { ...nobody, maintenance: true }, block('maintenance')],
  [
    '/ redirects to /dashboard',
    route('/', { auth: false, screen: { kind: 'redirect', to: '/dashboard' } }),
    nobody,
    go('/dashboard'),
  ],
  [
    'A panel-type route opened on a non-desktop device shows a blocking modal',
    banner,
    { desktop: false },
    block('device'),
  ],
  ['… and a route of another type does not', dashboard, { desktop: false }, pass],
]);

table('Specification 4, session', [
  [
    'With no loginSession … the session is cleared and the user goes to /login',
    dashboard,
    { session: null },
    logout,
  ],
  [
    'With … a null accessToken, the session is cleared and the user goes to /login',
    dashboard,
    { session: { accessToken: null, authType: 'email' } },
    logout,
  ],
  [
    'another authType is a session as well',
    dashboard,
    { session: { accessToken: 'token', authType: 'google' } },
    pass,
  ],
  [
    'The profile and privileges are reloaded …: until the first profile is here, the gate waits',
    dashboard,
    { profile: null },
    wait,
  ],
  ['… until the first privileges are here, too: not loaded is no empty list', dashboard, { can: null }, wait],
  ['Who has a session has no business on /login', login, {}, go('/dashboard')],
]);

table('Specification 4, verification gate on authenticated routes', [
  [
    'phone not verified → /verify-phone',
    dashboard,
    person({ is_phone_verified: false }),
    go('/verify-phone'),
  ],
  [
    '… before anything is asked about the e-mail',
    dashboard,
    { ...person({ is_phone_verified: false, is_email_verified: false }), emailMarker: true },
    go('/verify-phone'),
  ],
  [
    'Otherwise, email not verified → /verify-email-info if a send-email-verification marker exists',
    dashboard,
    { ...person({ is_email_verified: false }), emailMarker: true },
    go('/verify-email-info'),
  ],
  [
    '… also when the auth type is phone',
    dashboard,
    { ...person({ is_email_verified: false }), emailMarker: true, session: byPhone },
    go('/verify-email-info'),
  ],
  [
    '→ /verify-email if the auth type is phone',
    dashboard,
    { ...person({ is_email_verified: false }), session: byPhone },
    go('/verify-email'),
  ],
  ['otherwise logout', dashboard, person({ is_email_verified: false }), logout],
  [
    'on authenticated routes: the verification page itself stays open',
    route('/verify-phone', { auth: false }),
    person({ is_phone_verified: false }),
    pass,
  ],
]);

table('Specification 5, validation rules', [
  [
    'if the user has a non-empty privilege list and the route has an access key not in it, redirect to /403',
    dashboard,
    { can: forbidden },
    go('/403'),
  ],
  ['If the list is empty, no check is made: can() answers yes, and the route opens', dashboard, {}, pass],
  ['A route with auth=true requires a valid session', banner, nobody, logout],
  ['Routes with auth false are public', login, nobody, pass],
  [
    "'Buat Website' is allowed only when the key is verified …",
    register,
    person({ key_verified: true }),
    pass,
  ],
  ['… or KYC data exists', register, person({ kyc_data: true }), pass],
  ['… (who is verified has given data)', register, person({ kyc_verified: true }), pass],
  ['… otherwise the modal Kelengkapan Berkas Dibutuhkan', register, {}, block('kyc')],
  ['Other routes never ask for KYC', dashboard, {}, pass],
  ['an expired panel: the restriction modal shows', banner, { can: expired }, block('expired')],
  [
    'a phone is told about the device first, whatever it may open',
    banner,
    { desktop: false, can: expired },
    block('device'),
  ],
]);

it('asks can() about the object of the route', () => {
  const asked: string[] = [];
  const can: Can = (object) => {
    asked.push(object);
    return { can: true };
  };
  gate(banner, world({ can }));
  expect(asked).toEqual(['banner:list']);
});
