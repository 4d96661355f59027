import { v7 } from 'uuid';
import type { z } from 'zod';
import { PANEL } from '../../../../core/states';
import { entityMessages } from '../../../../core/text/entity';
import { messages } from '../../../../core/text/messages';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import { queueJob } from '../../../../platform/jobs/queue';
import type { Website, websiteInput } from '../../contract/website';
import { subdomainError, subdomainTaken } from '../../domain/address';
import { themesOf } from '../../domain/themes';
import type { WebsiteDeps } from './deps';
import { FOLLOW_DOMAIN } from './domain';
import { ownDomainErrors } from './own-domain';
import { hostUnder, present } from './present';
import { isSubdomainTaken, lockWebsite, readWebsite, writeRegistration } from './store';

/** Job kind that reviews a website in a demonstration; the subject is the submission. */
export const REVIEW_WEBSITE = 'review-website';

const OPEN: readonly number[] = [PANEL.none, PANEL.rejected];

type Input = z.output<typeof websiteInput>;

export function createRegistration(deps: WebsiteDeps) {
  const { database, model, activity, autoReview, pictures, base } = deps;

  const read = async (partnerId: string): Promise<Website> => {
    const row = await readWebsite(database, { partner: partnerId });
    if (!row) throw new AppError('UNAUTHENTICATED');
    return present(row, base);
  };

  const errorsOf = async (partnerId: string, input: Input): Promise<Record<string, string[]>> => {
    const errors: Record<string, string[]> = {};
    const themes = themesOf(model.resources);
    if (!themes.some(({ value }) => value === input.theme_id)) errors.theme_id = [messages.choice('Tema')];
    if (await isSubdomainTaken(database, { partner: partnerId, name: input.subdomain }))
      errors.subdomain = [subdomainTaken];
    return { ...errors, ...ownDomainErrors(input, base) };
  };

  /** The logo with server-side dimensions; undefined if it is another partner's. */
  const logoOf = async (partnerId: string, { logo }: Input) =>
    logo === null ? null : (await pictures.images(partnerId, [logo.id])).get(logo.id);

  const handIn = (actor: Actor, input: Input, logo: Input['logo']): Promise<void> =>
    database.transaction(async (tx) => {
      const locked = await lockWebsite(tx, { partner: actor.partnerId });
      if (!locked?.tier_has_panel) throw new AppError('TIER_WITHOUT_PANEL');
      if (!locked.has_kyc) throw new AppError('KYC_REQUIRED');
      if (!OPEN.includes(locked.status)) throw new AppError('WEBSITE_CLOSED');
      const submission = v7();
      const { agree: _agreed, ...row } = input;
      await writeRegistration(tx, {
        ...row,
        tagline: row.tagline || null,
        logo,
        partner_id: actor.partnerId,
        user_id: actor.userId,
        submission_id: submission,
      });
      await activity.record(tx, actor, {
        code: 'panel.registered',
        object: input.site_name,
        after: { Alamat: hostUnder(input.subdomain, base) },
      });
      await autoReview.queue(tx, REVIEW_WEBSITE, submission);
      if (input.custom_domain !== null) await queueJob(tx, FOLLOW_DOMAIN, submission);
    });

  return {
    read: ({ partnerId }: Actor): Promise<Website> => read(partnerId),

    async register(actor: Actor, input: Input): Promise<Website> {
      const errors = await errorsOf(actor.partnerId, input);
      const logo = await logoOf(actor.partnerId, input);
      if (logo === undefined) errors.logo = [entityMessages.upload('Logo')];
      if (Object.keys(errors).length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors);
      try {
        await handIn(actor, input, logo ?? null);
      } catch (failure) {
        // A concurrent registration took the subdomain.
        if (uniqueViolation(failure) !== 'panel_registrations_subdomain') throw failure;
        throw new AppError('VALIDATION_FAILED', undefined, { subdomain: [subdomainTaken] });
      }
      deps.wake();
      return read(actor.partnerId);
    },

    async checkSubdomain({ partnerId }: Actor, typed: string) {
      const name = typed.trim().toLowerCase();
      const error =
        subdomainError(name) ??
        ((await isSubdomainTaken(database, { partner: partnerId, name })) ? subdomainTaken : null);
      return { name, host: hostUnder(name, base), error };
    },
  };
}
