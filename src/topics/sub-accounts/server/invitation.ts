import type { z } from 'zod';
import { confirmationError, passwordError } from '../../../core/account/password';
import { pinError } from '../../../core/account/pin-rule';
import type { ReplyOf } from '../../../core/contract/endpoint';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryOne } from '../../../platform/db/statement';
import type { Device } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import { refuseErrors } from '../../../platform/http/refuse-errors';
import type { SecretService } from '../../../platform/identity/secret/service';
import { hashBearer } from '../../../platform/identity/tokens';
import type { NotificationService } from '../../../platform/notifications/service';
import type { acceptInvitation, checkInvitation } from '../../accounts/contract/invitation';
import type { NewStaff } from '../../accounts/server/account/staff';

interface Invitation {
  id: string;
  partner_id: string;
  business: string;
  name: string | null;
  email: string;
  phone: string;
  privileges: string[];
  expires_at: string;
  expired: boolean;
  replaced: boolean;
  now: string;
}

const readInvitation = queryOne<{ token_hash: string }, Invitation>(
  'sub-account-invitation',
  `select a.id, a.partner_id, p.name as business, a.name, a.email, a.phone, a.privileges,
     a.invited_at + interval '24 hours' as expires_at, a.invited_at + interval '24 hours' <= now() as expired,
     array[:token_hash::text] <@ a.replaced_hashes as replaced, now() as now
   from sub_accounts a join partners p on p.id = a.partner_id
   where (a.token_hash = :token_hash or a.phone_token_hash = :token_hash or a.replaced_hashes @> array[:token_hash::text])
     and a.removed_at is null`,
);

interface Taken extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  privileges: string[];
  email_proven: boolean;
  phone_proven: boolean;
}

/** Consumes the invitation; only one of two concurrent acceptances succeeds, whichever link they use. */
const takeInvitation = (tx: Db, tokenHash: string): Promise<Taken | null> =>
  tx.row<Taken>(sql`
    with taken as (
      select id, name, email, phone, privileges,
        token_hash = ${tokenHash} and phone_token_hash is not null as email_proven,
        coalesce(phone_token_hash = ${tokenHash}, false) as phone_proven
      from sub_accounts
      where (token_hash = ${tokenHash} or phone_token_hash = ${tokenHash}) and removed_at is null and name is not null
        and invited_at > now() - interval '24 hours' for update
    )
    update sub_accounts a set name = null, email = null, phone = null, privileges = null, version = version + 1,
      updated_at = now()
    from taken where a.id = taken.id
    returning taken.name, taken.email, taken.phone, taken.privileges, taken.email_proven, taken.phone_proven`);

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
  notification: Pick<NotificationService, 'notify'>;
  secret: Pick<SecretService, 'hash'>;
  openStaff(tx: Parameters<Parameters<Database['transaction']>[0]>[0], one: NewStaff): Promise<void>;
  onQueued: () => void;
}

export type InvitationService = ReturnType<typeof createInvitationService>;

export function createInvitationService({
  database,
  activity,
  notification,
  secret,
  openStaff,
  onQueued,
}: Deps) {
  const open = async (authorization: string) => {
    const tokenHash = hashBearer(authorization);
    const invitation = await readInvitation(database, { token_hash: tokenHash });
    if (!invitation) throw new AppError('LINK_INVALID');
    if (invitation.name === null) throw new AppError('LINK_USED');
    if (invitation.replaced) throw new AppError('LINK_REPLACED');
    if (invitation.expired) throw new AppError('LINK_EXPIRED');
    return { ...invitation, name: invitation.name, tokenHash };
  };

  return {
    async check(authorization: string): Promise<ReplyOf<typeof checkInvitation>> {
      const { name, email, phone, business, expires_at, now } = await open(authorization);
      return { name, email, phone, business, expires_at, server_time: now };
    },

    async accept(
      authorization: string,
      { password, password_confirmation, pin }: z.output<typeof acceptInvitation.body>,
      device: Device,
    ): Promise<ReplyOf<typeof acceptInvitation>> {
      const invited = await open(authorization);
      refuseErrors({
        password: passwordError(password, invited),
        password_confirmation: confirmationError(password, password_confirmation),
        pin: pinError(pin),
      });
      const [password_hash, pin_hash] = await Promise.all([secret.hash(password), secret.hash(pin)]);
      const { id, partner_id } = invited;
      try {
        const accepted = await database.transaction(async (tx) => {
          const taken = await takeInvitation(tx, invited.tokenHash);
          if (!taken) return null;
          await openStaff(tx, { ...taken, id, partner_id, password_hash, pin_hash });
          const doer = { userId: id, partnerId: partner_id, role: 'sub' as const, name: taken.name, device };
          await activity.record(tx, doer, { code: 'sub_account.accept' });
          await notification.notify(tx, partner_id, {
            type: 'Info',
            title: 'Undangan diterima',
            body: `${taken.name} menerima undangan Anda dan dapat masuk mulai sekarang.`,
            link: `/sub-account/detail?q=${id}`,
            audience: 'owner',
          });
          return taken;
        });
        if (accepted) {
          if (!accepted.email_proven) onQueued();
          const { email, phone, email_proven: is_email_verified, phone_proven: is_phone_verified } = accepted;
          return { email, phone, is_email_verified, is_phone_verified };
        }
      } catch (failure) {
        // The caller received the link at this address, so it may learn that it is taken.
        if (uniqueViolation(failure) !== null) throw new AppError('ADDRESS_TAKEN');
        throw failure;
      }
      // The invitation has changed meanwhile: report its present state.
      await open(authorization);
      throw new AppError('LINK_USED');
    },
  };
}
