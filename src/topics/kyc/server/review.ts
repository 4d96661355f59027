import { KYC } from '../../../core/states';
import type { ErrorCode } from '../../../core/text/errors';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { KycState } from '../contract/kyc';
import { kycLabels } from '../domain/fields';
import { nikWarnings } from '../domain/nik';
import type { PhotoKind } from '../domain/photos';
import { type RejectReasonCode, rejectReasons } from '../domain/reject-reasons';
import type { KycDeps } from './deps';
import { openSecrets, type Secrets } from './secrets';
import { stateOf } from './state';
import {
  lockStanding,
  markReviewed,
  readOthersWithNik,
  readOwner,
  readPartnerOfSubmission,
  readPending,
  readPhotos,
  readStanding,
  type Standing,
} from './store';

const words = {
  statuses: [
    'belum dikirim',
    'sedang diperiksa',
    'sudah terverifikasi',
    'sudah ditolak',
  ] as readonly string[],
  approved: {
    title: 'Verifikasi berkas berhasil',
    body: 'Berkas Anda sudah terverifikasi. Sekarang Anda dapat bertransaksi tanpa limit.',
    button: 'Buka dashboard',
    path: '/dashboard' as const,
  },
  rejected: (reasons: readonly string[]) => ({
    title: 'Verifikasi berkas ditolak',
    body: `Yang perlu diperbaiki: ${reasons.join('; ')}. Perbaiki isian itu lalu kirim kembali.`.slice(
      0,
      240,
    ),
    button: 'Perbaiki berkas',
    path: '/kyc' as const,
  }),
  blurred: 'Foto KTP buram. Unggah ulang foto yang jelas dan tidak terpotong.',
  nikTaken: 'NIK ini sudah terdaftar di akun lain. Hubungi kami bila itu bukan Anda.',
};

export type Reviewer = 'admin' | 'system';

export interface PendingKyc {
  partner_id: string;
  code: string;
  name: string;
  full_name: string;
  account_type: number | null;
  submitted_at: string | null;
  sla_due_at: string | null;
}

/** Everything a reviewer sees of a partner: `state` as the owner sees it, and reviewer-only facts. */
export interface KycDossier {
  partner_id: string;
  code: string;
  name: string;
  /** A decision applies only to this submission. Null before the first. */
  submission_id: string | null;
  state: KycState;
  secrets: Secrets;
  warnings: string[];
  /** Other partners with this NIK, pending (1) or verified (2): a reason to reject. */
  same_nik: { code: string; name: string; status: number }[];
}

const PENDING = 1;
const OVERTAKEN: readonly ErrorCode[] = ['KYC_NOT_PENDING', 'KYC_RESUBMITTED'];
const MOST_NOTE = 300;

/**
 * Reviewer operations. Each decision is one transaction; the partner's open screens are notified
 * automatically.
 */
export function createReview(deps: KycDeps) {
  const { database, vault, activity, notification, message, tier, privateFile } = deps;

  /** Locked state of a pending submission. Throws NOT_FOUND, KYC_NOT_PENDING, KYC_RESUBMITTED. */
  const pending = async (
    tx: Db,
    partnerId: string,
    submissionId: string,
  ): Promise<Standing & { kyc: NonNullable<Standing['kyc']> }> => {
    const standing = await lockStanding(tx, partnerId);
    if (!standing) throw new AppError('NOT_FOUND');
    const { kyc, status } = standing;
    if (status !== PENDING || !kyc) throw new AppError('KYC_NOT_PENDING', { status: words.statuses[status] });
    if (kyc.submission_id !== submissionId) throw new AppError('KYC_RESUBMITTED');
    return { ...standing, kyc };
  };

  const notify = async (
    tx: Db,
    partnerId: string,
    news: { title: string; body: string; button: string; path: '/kyc' | '/dashboard' },
  ) => {
    await notification.notify(tx, partnerId, {
      type: 'KYC',
      title: news.title,
      body: news.body,
      link: news.path,
      audience: 'owner',
    });
    const owner = await readOwner(tx, partnerId);
    if (!owner) return;
    const letter = {
      subject: news.title,
      lines: [`Halo ${owner.name},`, news.body],
      action: { label: news.button, url: message.urlOf(news.path) },
    };
    await message.mail(tx, owner.email, letter, partnerId);
  };

  const approve = async (partnerId: string, submissionId: string, by: Reviewer = 'admin'): Promise<void> => {
    await database.transaction(async (tx) => {
      const { kyc } = await pending(tx, partnerId, submissionId);
      const others = await readOthersWithNik(tx, kyc);
      const verified = others.find(({ status }) => status === KYC.verified);
      if (verified) throw new AppError('NIK_TAKEN', { partner: verified.code });
      await markReviewed(tx, partnerId, { status: KYC.verified, reasons: [], note: null });
      await activity.recordFor(tx, partnerId, by, { code: 'kyc.approve' });
      await notify(tx, partnerId, words.approved);
      await tier.evaluate(partnerId, tx);
    });
    deps.wake();
  };

  const reject = async (
    partnerId: string,
    submissionId: string,
    reasons: readonly RejectReasonCode[],
    note = '',
    by: Reviewer = 'admin',
  ): Promise<void> => {
    const known = [...new Set(reasons)].filter((code) => Object.hasOwn(rejectReasons, code));
    if (known.length === 0 || known.length < new Set(reasons).size) throw new AppError('REASON_REQUIRED');
    const labels = known.map((code) => rejectReasons[code].label);
    const reason = note.trim().slice(0, MOST_NOTE) || `${labels.join('; ')}.`;
    await database.transaction(async (tx) => {
      await pending(tx, partnerId, submissionId);
      await markReviewed(tx, partnerId, { status: KYC.rejected, reasons: known, note: reason });
      await activity.recordFor(tx, partnerId, by, {
        code: 'kyc.reject',
        after: { Alasan: labels.join('; '), Catatan: reason },
      });
      await notify(tx, partnerId, words.rejected(labels));
    });
    deps.wake();
  };

  return {
    async listPending(): Promise<PendingKyc[]> {
      const rows = await readPending(database.db);
      return rows.map(({ values, ...row }) => ({
        ...row,
        full_name: values.full_name ?? '',
        account_type: values.account_type ?? null,
      }));
    },

    /** Everything about a partner in any state; the view is logged for that partner. Throws NOT_FOUND. */
    show: (partnerId: string): Promise<KycDossier> =>
      database.transaction(async (tx) => {
        const standing = await readStanding(tx, partnerId);
        if (!standing?.kyc) throw new AppError('NOT_FOUND');
        const { code, name, kyc } = standing;
        const secrets = openSecrets(vault, kyc);
        const { birth_date: birthDate, gender } = kyc.values;
        await activity.recordFor(tx, partnerId, 'admin', { code: 'kyc.view' });
        return {
          partner_id: partnerId,
          code,
          name,
          submission_id: kyc.submission_id,
          state: await stateOf(tx, deps, standing),
          secrets,
          warnings: nikWarnings(secrets.nik ?? '', { birthDate, gender }).map(({ text }) => text),
          same_nik: await readOthersWithNik(tx, kyc),
        };
      }),

    /** Bytes of a photo; the view is logged. Throws NOT_FOUND. */
    async photo(partnerId: string, kind: PhotoKind): Promise<{ name: string; mime: string; bytes: Buffer }> {
      const photo = (await readPhotos(database.db, partnerId)).find((known) => known.kind === kind);
      if (!photo) throw new AppError('NOT_FOUND');
      const { row, bytes } = await privateFile.open(partnerId, photo.id);
      await activity.recordFor(database.db, partnerId, 'admin', {
        code: 'kyc.photo_view',
        object: kycLabels[kind],
      });
      return { name: row.name, mime: row.mime, bytes };
    },

    /**
     * Approves the displayed submission. Throws NOT_FOUND, KYC_NOT_PENDING, KYC_RESUBMITTED, NIK_TAKEN if a
     * verified partner has this NIK.
     */
    approve,

    /**
     * Rejects. The partner sees `note` (at most 300 characters), or the reasons' labels without it. Throws
     * NOT_FOUND, KYC_NOT_PENDING, KYC_RESUBMITTED, REASON_REQUIRED.
     */
    reject,

    /** Automatic decision of a demonstration; does nothing if the submission is no longer pending. */
    async validate(submissionId: string): Promise<void> {
      const partnerId = await readPartnerOfSubmission(database.db, submissionId);
      if (!partnerId) return;
      try {
        const verdict = await demoVerdict(partnerId);
        if (verdict) await reject(partnerId, submissionId, verdict.reasons, verdict.note, 'system');
        else await approve(partnerId, submissionId, 'system');
      } catch (failure) {
        // The operator has decided first.
        if (!(failure instanceof AppError && OVERTAKEN.includes(failure.code))) throw failure;
      }
    },
  };

  /** Rejection reasons in a demonstration; a NIK ending in 0009 shows a rejection. */
  async function demoVerdict(
    partnerId: string,
  ): Promise<{ reasons: RejectReasonCode[]; note: string } | undefined> {
    return database.transaction(async (tx) => {
      const standing = await readStanding(tx, partnerId);
      if (!standing?.kyc) return;
      const others = await readOthersWithNik(tx, standing.kyc);
      if (others.some(({ status }) => status === KYC.verified))
        return { reasons: ['NIK_TAKEN'], note: words.nikTaken };
      const { nik } = openSecrets(vault, standing.kyc);
      return nik?.endsWith('0009') ? { reasons: ['KTP_BLURRED'], note: words.blurred } : undefined;
    });
  }
}
