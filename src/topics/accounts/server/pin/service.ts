import type { z } from 'zod';
import { pinError } from '../../../../core/account/pin-rule';
import type { OtpChannel, OtpTicket } from '../../../../core/contract/account-fields';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryRow } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { OtpService } from '../../../../platform/identity/otp/service';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { SecurityNoticeService } from '../../../../platform/identity/security-notice/service';
import type { changePin, PinStatus, resetPin, unlockPin } from '../../contract/pin';

const readStatus = queryRow<{ user_id: string }, { has_pin: boolean; server_time: string }>(
  'pin-status',
  'select pin_hash is not null as has_pin, now() as server_time from users where id = :user_id::uuid',
);

const readPhone = queryRow<{ user_id: string }, { phone: string }>(
  'pin-phone',
  'select phone from users where id = :user_id::uuid',
);

/** Sets the first PIN; false if there is one. */
const insertPin = (db: Db, userId: string, hash: string): Promise<boolean> =>
  db.hasRow(sql`
    update users set pin_hash = ${hash} where id = ${userId} and pin_hash is null returning id`);

const replacePin = (db: Db, userId: string, hash: string): Promise<void> =>
  db.command(sql`update users set pin_hash = ${hash} where id = ${userId}`);

export interface PinDeps {
  database: Database;
  secret: SecretService;
  otp: Pick<OtpService, 'request' | 'confirm'>;
  activity: ActivityService;
  notice: SecurityNoticeService;
  /** `YYYY-MM-DD` from KYC; null if unknown. */
  birthDateOf(partnerId: string): Promise<string | null>;
}

export type PinService = ReturnType<typeof createPinService>;

/** PIN of a user: set, changed with the old one, or reset and unlocked with a code to the phone. */
export function createPinService({ database, secret, otp, activity, notice, birthDateOf }: PinDeps) {
  /** KYC has the owner's birthday only; a sub-account must not discover it by trying. */
  const refuseWeak = async ({ partnerId, role }: Actor, pin: string): Promise<void> => {
    const error = pinError(pin, role === 'owner' ? await birthDateOf(partnerId) : null);
    if (error) throw new AppError('VALIDATION_FAILED', undefined, { pin: [error] });
  };

  const sendCode = async (
    { userId }: Actor,
    purpose: 'pin-reset' | 'pin-unlock',
    channel: OtpChannel,
  ): Promise<OtpTicket> => {
    const { phone: address } = await readPhone(database, { user_id: userId });
    return otp.request({ purpose, to: { channel, address }, subjectId: userId });
  };

  const replace = (actor: Actor, hash: string, code: 'pin.change' | 'pin.reset', what: string) =>
    database.transaction(async (tx) => {
      await replacePin(tx, actor.userId, hash);
      await activity.record(tx, actor, { code });
      await notice.notify(tx, actor, what);
    });

  return {
    async status({ userId }: Actor): Promise<PinStatus> {
      const [facts, tries] = await Promise.all([
        readStatus(database, { user_id: userId }),
        secret.pinTries(userId),
      ]);
      return { ...facts, left: tries.left, locked_until: tries.lockedUntil };
    },

    verify: (actor: Actor, pin: string): Promise<void> => secret.checkPin(actor, pin),

    async create(actor: Actor, pin: string): Promise<void> {
      await refuseWeak(actor, pin);
      const hash = await secret.hash(pin);
      await database.transaction(async (tx) => {
        if (!(await insertPin(tx, actor.userId, hash))) throw new AppError('PIN_EXISTS');
        await activity.record(tx, actor, { code: 'pin.create' });
        await notice.notify(tx, actor, 'PIN dibuat');
      });
    },

    async change(actor: Actor, { current_pin, pin }: z.output<typeof changePin.body>): Promise<void> {
      await refuseWeak(actor, pin);
      if (pin === current_pin) {
        throw new AppError('VALIDATION_FAILED', undefined, {
          pin: ['PIN baru harus berbeda dari PIN lama.'],
        });
      }
      await secret.checkPin(actor, current_pin);
      await replace(actor, await secret.hash(pin), 'pin.change', 'PIN diubah');
    },

    async forgot(actor: Actor, channel: OtpChannel): Promise<OtpTicket> {
      const { has_pin } = await readStatus(database, { user_id: actor.userId });
      if (!has_pin) throw new AppError('PIN_NOT_SET');
      return sendCode(actor, 'pin-reset', channel);
    },

    async reset(actor: Actor, body: z.output<typeof resetPin.body>): Promise<void> {
      // Checked before the single-use code, so that another PIN needs no new code.
      await refuseWeak(actor, body.pin);
      await otp.confirm(body.request_id, 'pin-reset', body.code, actor.userId);
      await replace(actor, await secret.hash(body.pin), 'pin.reset', 'PIN diatur ulang');
      await secret.unlockPin(actor.userId);
    },

    async requestUnlock(actor: Actor, channel: OtpChannel): Promise<OtpTicket> {
      const { lockedUntil } = await secret.pinTries(actor.userId);
      if (lockedUntil === null) throw new AppError('PIN_NOT_LOCKED');
      return sendCode(actor, 'pin-unlock', channel);
    },

    async unlock(actor: Actor, body: z.output<typeof unlockPin.body>): Promise<void> {
      await otp.confirm(body.request_id, 'pin-unlock', body.code, actor.userId);
      await secret.unlockPin(actor.userId);
      await activity.record(database.db, actor, { code: 'pin.unlock' });
    },
  };
}
