import { v7 } from 'uuid';
import type { OtpTicket } from '../../../../src/core/contract/account-fields';
import type { MessageChannel } from '../../../adapters/message/message';
import type { Database, Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { JobHandler } from '../../../jobs/job';
import { forgetDoneJobs } from '../../../jobs/queue';
import { SAFETY } from '../message/letter';
import type { MessageService } from '../message/service';
import type { Quota, QuotaService } from '../quota/service';
import { hashCode, isCode, newCode, newSalt } from './code';
import {
  type Asked,
  endRequests,
  forgetOldRequests,
  insertRequest,
  keepCode,
  lockWaiting,
  markUsed,
  type OtpPurpose,
  readExhausted,
  reserveTry,
} from './store';
import { otpSubject, otpText } from './text';

/** Kind of the job that makes and sends a code; its subject is the request. */
export const SEND_OTP = 'otp-send';

/** Domain 3.1. */
export const LIFE_SECONDS = 300;
const TRIES = 5;
const PAUSE_SECONDS = 900;
/** All codes of a number (promise S7). */
const REQUESTS: Quota = { kind: 'otp', most: 5, seconds: 3600, gap: 60 };
/** The part of them that anyone may ask for, so that no stranger keeps the others from the number's owner. */
const STRANGERS: Quota = { kind: 'otp-stranger', most: 2, seconds: 3600, gap: 60 };
/** Purposes for which nobody has signed in yet. */
const OPEN_TO_STRANGERS: ReadonlySet<OtpPurpose> = new Set(['login']);
/** What wrong codes pause: where a stranger may type them, the strangers' part alone. */
const pausedBy = (purpose: OtpPurpose): string =>
  OPEN_TO_STRANGERS.has(purpose) ? STRANGERS.kind : REQUESTS.kind;

export interface OtpDemand {
  purpose: OtpPurpose;
  to: { channel: MessageChannel; address: string };
  /**
   * Whom a right code is for. Null for nobody: the request is kept, counted and answered like any other, nothing is
   * sent, and every code is wrong.
   */
  subjectId: string | null;
}

export interface OtpDeps {
  database: Database;
  message: MessageService;
  quota: QuotaService;
  /** A job was queued just now. */
  onQueued(): void;
}

export type OtpService = ReturnType<typeof createOtpService>;

/**
 * One-time codes: six digits, five minutes, once, five tries; a number gets five an hour, a minute apart, two of them
 * without a session.
 */
export function createOtpService({ database, message, quota, onQueued }: OtpDeps) {
  return {
    /** Throws OTP_WAIT `{ seconds }`, OTP_LOCKED `{ seconds }` (five wrong codes, 15 minutes). */
    async request({ purpose, to, subjectId }: OtpDemand): Promise<OtpTicket> {
      const refused = { code: 'OTP_WAIT', paused: 'OTP_LOCKED' } as const;
      const share = OPEN_TO_STRANGERS.has(purpose) && (await quota.spend(STRANGERS, to.address, refused));
      const { next_at, now } = await quota.spend(REQUESTS, to.address, refused);
      const id = v7();
      const expires_at = await insertRequest(database, {
        id,
        job: v7(),
        kind: SEND_OTP,
        purpose,
        subject_id: subjectId,
        ...to,
        salt: newSalt(),
        seconds: LIFE_SECONDS,
      });
      onQueued();
      const resend_at = share && share.next_at > next_at ? share.next_at : next_at;
      return { request_id: id, resend_at, expires_at, server_time: now };
    },

    /**
     * Uses a code up. `owner` is whose request it must be; leave it out only where the code itself says who somebody
     * is. Throws OTP_WRONG `{ left }`, OTP_EXPIRED (too old, used, replaced, another purpose or person), OTP_LOCKED
     * `{ seconds }`; the fifth wrong code answers with the pause that it sets.
     */
    async confirm(
      requestId: string,
      purpose: OtpPurpose,
      code: string,
      owner: string | null = null,
    ): Promise<{ subjectId: string; address: string }> {
      const asked = { id: requestId, purpose, subject_id: owner };
      const tried = await reserveTry(database, asked, TRIES);
      if (!tried) throw await refusal(asked);
      if (isCode(code, tried.salt, tried.code_hash) && tried.subject_id !== null) {
        if (!(await markUsed(database, requestId))) throw new AppError('OTP_EXPIRED');
        return { subjectId: tried.subject_id, address: tried.address };
      }
      const left = TRIES - tried.tries;
      if (left > 0) throw new AppError('OTP_WRONG', { left });
      await quota.pause(pausedBy(purpose), tried.address, PAUSE_SECONDS);
      throw new AppError('OTP_LOCKED', { seconds: PAUSE_SECONDS });
    },

    /** Makes the code and sends it, in one commit: nothing but the message ever holds it. Safe to repeat. */
    send: (async ({ ref_id }) => {
      await database.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, ref_id);
        if (!waiting) return;
        const { purpose, channel, address: to, salt } = waiting;
        const code = newCode();
        await keepCode(tx, ref_id, hashCode(salt, code));
        const { productName } = message;
        const text = otpText(productName, code, purpose, LIFE_SECONDS / 60);
        if (channel === 'email')
          await message.mail(tx, to, { subject: otpSubject(productName), lines: [text], isCode: true });
        else await message.queue(tx, { channel, to, text: `${text} ${SAFETY}`, isCode: true });
      });
      return 'done';
    }) satisfies JobHandler,

    /** Codes of a person are worth nothing any more, with the commit of `tx`. */
    endIn: (tx: Db, subjectId: string): Promise<void> => endRequests(tx, subjectId),

    /** Housekeeping; safe at any time. */
    async forgetOld(): Promise<void> {
      await forgetOldRequests(database);
      await forgetDoneJobs(database, [SEND_OTP]);
    },
  };

  async function refusal(asked: Asked): Promise<AppError> {
    const exhausted = await readExhausted(database, asked, TRIES);
    if (!exhausted) return new AppError('OTP_EXPIRED');
    // The process that compared the last one may be about to set the pause.
    const seconds =
      (await quota.pausedFor(pausedBy(asked.purpose), exhausted.address)) ??
      (exhausted.alive && PAUSE_SECONDS);
    return seconds ? new AppError('OTP_LOCKED', { seconds }) : new AppError('OTP_EXPIRED');
  }
}
