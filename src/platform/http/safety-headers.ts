import { CLOSED_POLICY } from './content-policy';

const YEAR_SECONDS = 31_536_000;
export const TRANSPORT_SECURITY = { maxAge: YEAR_SECONDS, includeSubDomains: false };
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** For responses before any hook: errors of Node or the router (promise S21). */
export const safetyHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': CLOSED_POLICY,
  'referrer-policy': REFERRER_POLICY,
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
