import { DOMAIN } from '../../../core/states';
import type { CheckDomain } from './domain';

/** Delays of the demo name servers, in milliseconds after the domain was entered. */
const POINTED_AFTER = 10_000;
const SPREAD_AFTER = 25_000;
const CERTIFIED_AFTER = 35_000;

/**
 * Demo name servers: the CNAME appears after a moment, spreads, and gets a certificate. A name that begins
 * with `belum` is never pointed here, one with `menunggu` never spreads.
 */
export const createSandboxDomains =
  (now: () => number = Date.now): CheckDomain =>
  async ({ domain, since }) => {
    const age = now() - since;
    if (domain.startsWith('belum') || age < POINTED_AFTER)
      return { dns: DOMAIN.elsewhere, hasCertificate: false };
    if (domain.startsWith('menunggu') || age < SPREAD_AFTER)
      return { dns: DOMAIN.verifying, hasCertificate: false };
    return { dns: DOMAIN.active, hasCertificate: age >= CERTIFIED_AFTER };
  };
