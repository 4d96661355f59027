import { CERTIFICATE, DOMAIN, PANEL } from '../../../../core/states';
import { domainStatus } from '../../../../core/text/statuses';
import { DomainCheckError, type DomainFacts } from '../../../../platform/adapters/domain/domain';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { JobHandler } from '../../../../platform/jobs/job';
import type { Website } from '../../contract/website';
import type { WebsiteDeps } from './deps';
import { lockDomain, writeDomain } from './domain-store';
import { addressOf, hostUnder, present } from './present';
import { readPartnerOfSubmission, readWebsite, type WebsiteRow } from './store';

export const FOLLOW_DOMAIN = 'follow-domain';

/** Minimum milliseconds between manual DNS checks. */
const LEAST_PAUSE = 3_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

type WithDomain = WebsiteRow &
  Record<'subdomain' | 'custom_domain' | 'submission_id' | 'domain_since', string>;

const hasDomain = (row: WebsiteRow | null): row is WithDomain =>
  row?.custom_domain != null && row.submission_id !== null && row.domain_since !== null;

export function createDomainWatch(deps: WebsiteDeps) {
  const { database, activity, notification, base } = deps;

  const check = (row: WithDomain): Promise<DomainFacts> =>
    deps.checkDomain({
      domain: row.custom_domain,
      target: hostUnder(row.subdomain, base),
      since: Date.parse(row.domain_since),
    });

  const storeFacts = (submission: string, { dns, hasCertificate }: DomainFacts): Promise<void> =>
    database.transaction(async (tx) => {
      const locked = await lockDomain(tx, { submission });
      if (!locked) return;
      const { partner_id: partnerId, custom_domain: domain } = locked;
      const url = addressOf({ ...locked, domain_status: dns }, deps) ?? '';
      await writeDomain(tx, partnerId, {
        dns,
        ssl: hasCertificate ? CERTIFICATE.active : CERTIFICATE.waiting,
        url,
      });
      if (dns === locked.domain_status) return;
      await activity.recordFor(tx, partnerId, 'system', {
        code: 'panel.domain',
        object: domain,
        before: { Status: domainStatus(locked.domain_status).word },
        after: { Status: domainStatus(dns).word },
      });
      const news = newsOf(domain, locked.domain_status, dns);
      if (news)
        await notification.notify(tx, partnerId, {
          type: 'Panel',
          ...news,
          link: '/mitra-panel/status',
          audience: 'owner',
        });
    });

  return {
    async check({ partnerId }: Actor): Promise<Website> {
      const row = await readWebsite(database, { partner: partnerId });
      if (!hasDomain(row)) throw new AppError('DOMAIN_MISSING');
      const ago = Date.parse(row.now) - Date.parse(row.domain_checked_at ?? row.domain_since);
      if (row.domain_checked_at !== null && ago < LEAST_PAUSE) return present(row, base);
      try {
        await storeFacts(row.submission_id, await check(row));
      } catch (failure) {
        if (failure instanceof DomainCheckError) throw new AppError('DNS_UNAVAILABLE');
        throw failure;
      }
      return present((await readWebsite(database, { partner: partnerId })) ?? row, base);
    },

    follow: (async ({ ref_id: submission }) => {
      const partnerId = await readPartnerOfSubmission(database, { submission });
      const row = partnerId ? await readWebsite(database, { partner: partnerId }) : null;
      // A newer submission or a rejection made it obsolete.
      if (!hasDomain(row) || row.submission_id !== submission || row.status === PANEL.rejected) return 'done';
      const age = Date.parse(row.now) - Date.parse(row.domain_since);
      try {
        const facts = await check(row);
        await storeFacts(submission, facts);
        return { again: pauseOf(age, facts) };
      } catch (failure) {
        if (!(failure instanceof DomainCheckError)) throw failure;
        return { again: MINUTE };
      }
    }) satisfies JobHandler,
  };
}

/** Milliseconds until the next check, growing with age. */
function pauseOf(age: number, { dns, hasCertificate }: DomainFacts): number {
  if (dns === DOMAIN.active && hasCertificate) return DAY;
  if (age < 5 * MINUTE) return MINUTE / 6;
  return age < DAY ? 5 * MINUTE : 60 * MINUTE;
}

function newsOf(domain: string, before: number, now: number): { title: string; body: string } | null {
  if (now === DOMAIN.active)
    return { title: 'Domain aktif', body: `${domain} sudah mengarah ke website Anda.` };
  if (before !== DOMAIN.active) return null;
  return {
    title: 'Domain tidak lagi mengarah',
    body: `${domain} tidak lagi mengarah ke website Anda. Website tetap terbuka di subdomainnya.`,
  };
}
