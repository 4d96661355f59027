import { amendRecords } from '../../../admin/server/amend';
import { passwordError } from '../../../core/account/password';
import type { LinkTicket } from '../../../core/contract/account-fields';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseErrors } from '../../../platform/http/refuse-errors';
import { addressesOf } from '../../../platform/identity/addresses';
import { openLink, spendLink, useLink } from '../../../platform/identity/links';
import type { SecretService } from '../../../platform/identity/secret/service';
import type { MessageService } from '../../../platform/messages/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { readSite } from '../../shops/server/site-version/published';
import { readMemberIdentifier, subjectOf } from './identifier';
import { changedLetter, notifyMember } from './letters';
import { type Member, readMemberById, storePassword } from './member-store';
import { ending } from './session-store';
import { addMemberTask } from './tasks';

export type MemberLink = 'verify-member' | 'reset-member' | 'move-member';

/** The member of a valid link of this website. Throws LINK_INVALID, LINK_USED, LINK_EXPIRED. */
export async function openMemberLink(
  database: Database,
  partnerId: string,
  authorization: string,
  purpose: MemberLink,
): Promise<{ member: Member; address: string; tokenHash: string }> {
  const { owner_id, address, tokenHash } = await openLink(database, authorization, purpose, partnerId);
  const member = await readMemberById(database.db, partnerId, owner_id);
  // A link issued before a block must not bypass it.
  if (!member || member.is_blocked) throw new AppError('LINK_INVALID');
  return { member, address, tokenHash };
}

const RESET_LINKS: Quota = { kind: 'member-reset-link', most: 5, seconds: 3600, gap: 60 };

export interface MemberRecoveryDeps {
  database: Database;
  message: Pick<MessageService, 'queue'>;
  quota: Pick<QuotaService, 'spend'>;
  secret: Pick<SecretService, 'hash' | 'forgiveLogin'>;
  onQueued(): void;
}

export function createMemberRecovery({ database, message, quota, secret, onQueued }: MemberRecoveryDeps) {
  return {
    async forgot(partnerId: string, typed: string): Promise<LinkTicket> {
      const identifier = readMemberIdentifier(typed);
      const ticket = await spendLink(quota, RESET_LINKS, subjectOf(partnerId, identifier));
      const about = { [identifier.field]: identifier.value };
      await addMemberTask(database, { partner_id: partnerId, kind: 'reset-password', ...about });
      onQueued();
      return ticket;
    },

    /** Throws LINK_INVALID, LINK_USED, LINK_EXPIRED; does not use up the link. */
    async check(partnerId: string, authorization: string, purpose: MemberLink): Promise<void> {
      await openMemberLink(database, partnerId, authorization, purpose);
    },

    async reset(partnerId: string, authorization: string, password: string): Promise<void> {
      const { member, address, tokenHash } = await openMemberLink(
        database,
        partnerId,
        authorization,
        'reset-member',
      );
      const { email, phone } = member;
      refuseErrors({ password: passwordError(password, { email: email ?? '', phone: phone ?? '' }) });
      const hash = await secret.hash(password);
      await database.transaction(async (tx) => {
        await useLink(tx, tokenHash);
        await storePassword(tx, member, hash);
        await markProven(tx, member, address);
        await ending.allOf(tx, member.id);
        const site = await readSite(tx, partnerId);
        const to = addressesOf(member).find((one) => one.address === address);
        if (to)
          await notifyMember(message, tx, to, {
            site,
            partnerId,
            letter: changedLetter(member, site, 'all'),
          });
      });
      await secret.forgiveLogin(member.id);
      onQueued();
    },

    async verify(partnerId: string, authorization: string): Promise<void> {
      const { member, address, tokenHash } = await openMemberLink(
        database,
        partnerId,
        authorization,
        'verify-member',
      );
      await database.transaction(async (tx) => {
        await useLink(tx, tokenHash);
        await markProven(tx, member, address);
      });
    },
  };
}

/** The opened link verifies `address`. A waiting member becomes active. */
async function markProven(tx: Db, member: Member, address: string): Promise<void> {
  const field = address === member.email ? 'email' : address === member.phone ? 'phone' : null;
  if (!field) return;
  const proven = { [`${field}_verified`]: true };
  const own = { partnerId: member.partner_id, resource: 'member', ids: [member.id] };
  if (member.is_unverified) {
    const waiting = { ...own, matching: { status: 'unverified' } };
    if ((await amendRecords(tx, waiting, { ...proven, status: 'active' })) > 0) return;
  }
  // The member was blocked meanwhile, or is active already.
  await amendRecords(tx, own, proven);
}
