import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { v7 } from 'uuid';
import type { OtpTicket } from '../../../core/contract/account-fields';
import type { MessageChannel } from '../../adapters/message/message';
import type { Database, Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import type { JobHandler } from '../../jobs/job';
import { forgetDoneJobs } from '../../jobs/queue';
import { renderLetter, SAFETY } from '../../messages/letter';
import type { MessageService } from '../../messages/service';
import type { Quota, QuotaService } from '../../quota/service';
import {
  type Asked,
  endRequests,
  forgetOldRequests,
  insertRequest,
  lockWaiting,
  markUsed,
  type OtpPurpose,
  readExhausted,
  reserveTry,
  storeCode,
} from './store';

const uses: Record<OtpPurpose, string> = {
  login: 'masuk ke akun Anda',
  'member-login': 'masuk ke akun Anda',
  'verify-phone': 'verifikasi nomor HP Anda',
  'pin-reset': 'mengatur ulang PIN Anda',
  'pin-unlock': 'membuka kunci PIN Anda',
  withdrawal: 'menarik saldo profit Anda',
};

const otpSubject = (senderName: string): string => `Kode OTP ${senderName}`;

/** The code comes first for the lock screen preview, followed by its purpose. */
const otpText = (senderName: string, code: string, purpose: OtpPurpose, minutes: number): string =>
  `${code} adalah kode OTP ${senderName} untuk ${uses[purpose]}. Berlaku ${minutes} menit.`;

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const newSalt = (): string => randomBytes(16).toString('base64url');

/** Stored hash of a code, salted so that equal codes differ. */
const hashCode = (salt: string, code: string): string =>
  createHmac('sha256', salt).update(code).digest('hex');

/**
 * Compares in constant time. `stored` is null for a request without a valid code, which takes the same time.
 */
function isCode(code: string, salt: string, stored: string | null): boolean {
  const given = Buffer.from(hashCode(salt, code), 'hex');
  const wanted = stored === null ? randomBytes(given.length) : Buffer.from(stored, 'hex');
  return timingSafeEqual(given, wanted) && stored !== null;
}

export const SEND_OTP = 'otp-send';

/** Seconds (domain 3.1). */
export const LIFE_SECONDS = 300;
const TRIES = 5;
const PAUSE_SECONDS = 900;
/** Limit of all codes to a number (promise S7). */
const REQUESTS: Quota = { kind: 'otp', most: 5, seconds: 3600, gap: 60 };
/** Share of the limit for anonymous requests, so that strangers cannot block the owner. */
const STRANGERS: Quota = { kind: 'otp-stranger', most: 2, seconds: 3600, gap: 60 };
/** Purposes without a session. */
const OPEN_TO_STRANGERS: ReadonlySet<OtpPurpose> = new Set(['login', 'member-login']);
/** Wrong codes pause only the anonymous share if strangers may enter them. */
const pausedBy = (purpose: OtpPurpose): string =>
  OPEN_TO_STRANGERS.has(purpose) ? STRANGERS.kind : REQUESTS.kind;

export interface OtpDemand {
  purpose: OtpPurpose;
  to: { channel: MessageChannel; address: string };
  /**
   * User of a valid code. Null if there is none: the request is stored, counted and answered equally, but
   * nothing is sent and every code is wrong.
   */
  subjectId: string | null;
}

/** In whose name a code is sent. */
export interface OtpSender {
  name: string;
  partnerId?: string;
}

export interface OtpDeps {
  database: Database;
  message: MessageService;
  quota: QuotaService;
  /** Senders other than the product; null if the subject is gone. */
  senders?: Partial<Record<OtpPurpose, (tx: Db, subjectId: string) => Promise<OtpSender | null>>>;
  onQueued(): void;
}

export type OtpService = ReturnType<typeof createOtpService>;

/**
 * One-time codes: six digits, five minutes, single use, five tries; a number gets five per hour, a minute
 * apart, two of them without a session.
 */
export function createOtpService({ database, message, quota, senders = {}, onQueued }: OtpDeps) {
  return {
    /** Throws OTP_WAIT `{ seconds }`, OTP_LOCKED `{ seconds }` (five wrong codes, 15 minutes). */
    async request({ purpose, to, subjectId }: OtpDemand): Promise<OtpTicket> {
      const refused = { code: 'OTP_WAIT', paused: 'OTP_LOCKED' } as const;
      const share = OPEN_TO_STRANGERS.has(purpose) && (await quota.spend(STRANGERS, to.address, refused));
      const { next_at, now } = await quota.spend(REQUESTS, to.address, refused);
      const id = v7();
      const { expires_at } = await insertRequest(database, {
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
     * Consumes a code. `owner` is the expected user; omit it only if the code itself identifies the user.
     * Throws OTP_WRONG `{ left }`, OTP_EXPIRED (too old, used, replaced, other purpose or user), OTP_LOCKED
     * `{ seconds }`; the fifth wrong code returns the new pause.
     */
    async confirm(
      requestId: string,
      purpose: OtpPurpose,
      code: string,
      owner: string | null = null,
    ): Promise<{ subjectId: string; address: string }> {
      const asked = { id: requestId, purpose, subject_id: owner };
      const tried = await reserveTry(database, { ...asked, most: TRIES });
      if (!tried) throw await refusal(asked);
      if (isCode(code, tried.salt, tried.code_hash) && tried.subject_id !== null) {
        if (!(await markUsed(database, { id: requestId }))) throw new AppError('OTP_EXPIRED');
        return { subjectId: tried.subject_id, address: tried.address };
      }
      const left = TRIES - tried.tries;
      if (left > 0) throw new AppError('OTP_WRONG', { left });
      await quota.pause(pausedBy(purpose), tried.address, PAUSE_SECONDS);
      throw new AppError('OTP_LOCKED', { seconds: PAUSE_SECONDS });
    },

    /** Generates and sends the code in one transaction, so that only the message contains it. Idempotent. */
    send: (async ({ ref_id }) => {
      await database.transaction(async (tx) => {
        const waiting = await lockWaiting(tx, ref_id);
        if (!waiting) return;
        const { purpose, subject_id, channel, address: to, salt } = waiting;
        const senderOf = senders[purpose];
        const sender = senderOf ? await senderOf(tx, subject_id) : { name: message.productName };
        if (!sender) return;
        const { name, ...from } = sender;
        const code = newCode();
        await storeCode(tx, ref_id, hashCode(salt, code));
        const text = otpText(name, code, purpose, LIFE_SECONDS / 60);
        await message.queue(tx, {
          ...{ channel, to, isCode: true, ...from },
          ...(channel === 'email'
            ? renderLetter(name, { subject: otpSubject(name), lines: [text] })
            : { text: `${text} ${SAFETY}` }),
        });
      });
      return 'done';
    }) satisfies JobHandler,

    /** Invalidates the codes of a user in `tx`. */
    endIn: (tx: Db, subjectId: string): Promise<void> => endRequests(tx, subjectId),

    async forgetOld(): Promise<void> {
      await forgetOldRequests(database);
      await forgetDoneJobs(database, [SEND_OTP]);
    },
  };

  async function refusal(asked: Asked): Promise<AppError> {
    const exhausted = await readExhausted(database, { ...asked, most: TRIES });
    if (!exhausted) return new AppError('OTP_EXPIRED');
    // The process that compared the last try may not have set the pause yet.
    const seconds =
      (await quota.pausedFor(pausedBy(asked.purpose), exhausted.address)) ??
      (exhausted.alive && PAUSE_SECONDS);
    return seconds ? new AppError('OTP_LOCKED', { seconds }) : new AppError('OTP_EXPIRED');
  }
}
