import { v7 } from 'uuid';
import type { z } from 'zod';
import { PANEL } from '../../../../core/states';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { queueJob } from '../../../../platform/jobs/queue';
import type { domainInput, Website } from '../../contract/website';
import { isUnder } from '../../domain/address';
import type { WebsiteDeps } from './deps';
import { FOLLOW_DOMAIN } from './domain';
import { lockAddress, writeOwnDomain } from './domain-store';
import { addressOf, present } from './present';
import { readWebsite } from './store';

type Input = z.output<typeof domainInput>;

export const ownDomainErrors = ({ custom_domain: domain }: Input, base: string): Record<string, string[]> =>
  domain !== null && isUnder(domain, base)
    ? { custom_domain: [`Alamat di ${base} dipilih lewat subdomain.`] }
    : {};

export function createOwnDomain({ database, activity, base, publicUrl, wake }: WebsiteDeps) {
  const change = (actor: Actor, domain: string | null): Promise<void> =>
    database.transaction(async (tx) => {
      const locked = await lockAddress(tx, { partner: actor.partnerId });
      if (locked?.status !== PANEL.active) throw new AppError('WEBSITE_INACTIVE');
      if (locked.custom_domain === domain) return;
      // The earlier job ends by itself, because the submission differs.
      const submission = v7();
      const url = addressOf({ ...locked, custom_domain: null, domain_status: null }, { base, publicUrl });
      await writeOwnDomain(tx, actor.partnerId, { domain, submission, url });
      await activity.record(tx, actor, {
        code: 'panel.own_domain',
        object: domain ?? locked.custom_domain ?? '',
        before: { Domain: locked.custom_domain ?? '–' },
        after: { Domain: domain ?? '–' },
      });
      if (domain !== null) await queueJob(tx, FOLLOW_DOMAIN, submission);
    });

  return {
    async setDomain(actor: Actor, input: Input): Promise<Website> {
      const errors = ownDomainErrors(input, base);
      if (Object.keys(errors).length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors);
      await change(actor, input.custom_domain);
      wake();
      const row = await readWebsite(database, { partner: actor.partnerId });
      if (!row) throw new AppError('UNAUTHENTICATED');
      return present(row, base);
    },
  };
}
