import type { z } from 'zod';
import { countNow } from '../../../admin/server/counters';
import type { OtpTicket } from '../../../core/contract/account-fields';
import type { Database } from '../../../platform/db/client';
import type { Device } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { addressesOf } from '../../../platform/identity/addresses';
import type { OtpService } from '../../../platform/identity/otp/service';
import type { SecretService } from '../../../platform/identity/secret/service';
import { hashToken, newToken } from '../../../platform/identity/tokens';
import type { memberCodeLogin, memberLoginInput, OpenedMemberSession } from '../contract';
import { readMemberIdentifier, subjectOf } from './identifier';
import { type Member, readMember, readMemberById } from './member-store';
import { insertSession } from './session-store';

export interface MemberSignInDeps {
  database: Database;
  secret: Pick<SecretService, 'verifyPassword'>;
  otp: Pick<OtpService, 'request' | 'confirm'>;
  /** True if members may sign in by a code (`OTP`). */
  otpLogin: boolean;
}

/** True if the member has proven that this address is theirs: a mistyped one must not give its owner access. */
const isProven = (member: Member | null, address: string): member is Member =>
  member !== null && addressesOf(member).some((one) => one.address === address && one.isProven);

export function createMemberSignIn({ database, secret, otp, otpLogin }: MemberSignInDeps) {
  /** Null for a blocked member. */
  const openSession = async (
    { id, partner_id }: Member,
    device: Device,
  ): Promise<OpenedMemberSession | null> => {
    const accessToken = newToken();
    const opened = await insertSession(database, {
      token_hash: hashToken(accessToken),
      partner_id,
      member_id: id,
      ip: device.ip,
      user_agent: device.userAgent,
    });
    if (!opened) return null;
    await countNow(database, { id, field: 'last_login_at' });
    return { accessToken, expires_at: opened.expires_at };
  };

  const checkCodes = () => {
    if (!otpLogin) throw new AppError('OTP_OFF');
  };

  return {
    otpLogin,

    /**
     * Throws MEMBER_CREDENTIALS, equally for known and unknown members; LOGIN_LOCKED; MEMBER_BLOCKED only
     * with the right password.
     */
    async login(
      partnerId: string,
      { identifier, password }: z.output<typeof memberLoginInput>,
      device: Device,
    ): Promise<OpenedMemberSession> {
      const who = readMemberIdentifier(identifier);
      const member = await readMember(database, { partner: partnerId, ...who });
      try {
        await secret.verifyPassword({
          who: member ? { id: member.id } : { typed: subjectOf(partnerId, who) },
          password,
          stored: member?.password_hash ?? null,
          owner: null,
        });
      } catch (failure) {
        const isWrong = failure instanceof AppError && failure.code === 'WRONG_CREDENTIALS';
        throw isWrong ? new AppError('MEMBER_CREDENTIALS') : failure;
      }
      if (!member) throw new Error('a missing member passed the password check');
      const opened = await openSession(member, device);
      if (!opened) throw new AppError('MEMBER_BLOCKED');
      return opened;
    },

    /** Throws OTP_OFF, OTP_WAIT, OTP_LOCKED, equally for known and unknown members. */
    async requestCode(partnerId: string, address: string): Promise<OtpTicket> {
      checkCodes();
      const who = readMemberIdentifier(address);
      const member = await readMember(database, { partner: partnerId, ...who });
      return otp.request({
        purpose: 'member-login',
        to: { channel: who.field === 'email' ? 'email' : 'whatsapp', address },
        subjectId: isProven(member, address) && !member.is_blocked ? member.id : null,
      });
    },

    /** Throws OTP_OFF, OTP_WRONG, OTP_EXPIRED, OTP_LOCKED. */
    async loginByCode(
      partnerId: string,
      { request_id, code }: z.output<typeof memberCodeLogin>,
      device: Device,
    ): Promise<OpenedMemberSession> {
      checkCodes();
      const { subjectId, address } = await otp.confirm(request_id, 'member-login', code);
      // Another website's member, or one whose address changed meanwhile.
      const member = await readMemberById(database.db, partnerId, subjectId);
      const opened = isProven(member, address) ? await openSession(member, device) : null;
      if (!opened) throw new AppError('OTP_EXPIRED');
      return opened;
    },
  };
}
