import type { OtpChannel, OtpTicket } from '../../../../core/contract/account-fields';
import type { ReplyOf } from '../../../../core/contract/endpoint';
import type { login } from '../../../../core/contract/session';
import type { Actor, Device } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { forgetDoneJobs } from '../../../../platform/jobs/queue';
import type { checkAuth } from '../../contract/account-verification';
import { readPersonByPhone, readSessionCheck } from './person-store';
import { createRecovery, type RecoveryDeps } from './recovery';
import { createSignUp, type SignUpDeps } from './sign-up';
import { ACCOUNT_TASK, createTasks, sendTask, type TaskDeps } from './tasks';
import { createVerification, type VerificationDeps } from './verification';

export interface AccountDeps extends SignUpDeps, VerificationDeps, RecoveryDeps, TaskDeps {
  /** True if login needs a code to the phone (`OTP`). Verifying a number always needs one. */
  otpLogin: boolean;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(deps: AccountDeps) {
  const { database, otp, session, otpLogin, onQueued } = deps;

  return {
    ...createSignUp(deps),
    ...createVerification(deps),
    recovery: createRecovery(deps),

    async requestLogin(phone: string, channel: OtpChannel, device: Device): Promise<OtpTicket> {
      if (!otpLogin) throw new AppError('OTP_OFF');
      const person = await readPersonByPhone(database, { phone });
      // Only for verified numbers: a mistyped one must not give its real owner access.
      const subjectId = person?.is_phone_verified ? person.id : null;
      const ticket = await otp.request({ purpose: 'login', to: { channel, address: phone }, subjectId });
      await sendTask(database, 'phone', { phone }, device);
      onQueued();
      return ticket;
    },

    async login(requestId: string, code: string, device: Device): Promise<ReplyOf<typeof login>> {
      if (!otpLogin) throw new AppError('OTP_OFF');
      const { subjectId } = await otp.confirm(requestId, 'login', code);
      const opened = await session.openFor(subjectId, 'phone', device);
      if (!opened) throw new AppError('OTP_EXPIRED');
      return opened;
    },

    async checkAuth(actor: Actor): Promise<ReplyOf<typeof checkAuth>> {
      const facts = await readSessionCheck(database, { token_hash: actor.sessionHash });
      if (!facts) throw new AppError('UNAUTHENTICATED');
      const { auth_type: authType, now: server_time, ...profile } = facts;
      const unproven = profile.is_email_verified ? null : 'email';
      return { ...profile, authType, server_time, missing: profile.is_phone_verified ? unproven : 'phone' };
    },

    task: createTasks(deps),

    /** Safe at any time. Links need no cleanup: there is one per person. */
    forgetOld: (): Promise<void> => forgetDoneJobs(database, [ACCOUNT_TASK]),
  };
}
