import { and, eq, ne, sql } from 'drizzle-orm';
import type { SecretField } from '../../../../src/core/contract/kyc';
import type { PhotoKind } from '../../../../src/core/kyc/photos';
import { KYC, type StateOf } from '../../../../src/core/states';
import type { Db } from '../../../db/client';
import { partners, users } from '../../../db/schema/identity';
import { kycPhotos, kycs, privateFiles } from '../../../db/schema/kyc';

export type KycRow = typeof kycs.$inferSelect;
export type SealedColumns = Pick<KycRow, `${SecretField}_sealed`>;

/** Where a partner's verification stands; `kyc` is undefined while nothing was ever saved. */
export interface Standing {
  partner_id: string;
  code: string;
  name: string;
  status: number;
  note: string | null;
  /** The database's clock: an instant, and the day it is in Asia/Jakarta. */
  now: string;
  today: string;
  kyc: KycRow | undefined;
  saved_by: string | null;
}

export interface PhotoRow {
  id: string;
  kind: PhotoKind;
  name: string;
  width: number;
  height: number;
  bytes: number;
  uploaded_at: string;
}

// Asia/Jakarta is UTC+7 all year (`format/date.ts`).
const today = sql<string>`to_char((now() at time zone 'UTC') + interval '7 hours', 'YYYY-MM-DD')`;
const instantNow = sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function readStanding(db: Db, partnerId: string): Promise<Standing | undefined> {
  const [row] = await db
    .select({
      partner_id: partners.id,
      code: partners.code,
      name: partners.name,
      status: partners.kyc_status,
      note: partners.kyc_reject_description,
      now: instantNow,
      today,
      kyc: kycs,
      saved_by: users.name,
    })
    .from(partners)
    .leftJoin(kycs, eq(kycs.partner_id, partners.id))
    .leftJoin(users, eq(users.id, kycs.saved_by))
    .where(eq(partners.id, partnerId));
  return row && { ...row, kyc: row.kyc ?? undefined };
}

/**
 * The same for a change: until the transaction ends, nobody else changes this partner's verification. Rows that only
 * name the partner are not held up.
 */
export async function lockStanding(tx: Db, partnerId: string): Promise<Standing | undefined> {
  await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId)).for('no key update');
  return readStanding(tx, partnerId);
}

export type DraftRow = Pick<KycRow, 'values' | 'nik_digest' | 'reject_reasons'> & SealedColumns;

/** Keeps a draft and answers its new version. */
export async function writeDraft(
  tx: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  draft: DraftRow,
): Promise<void> {
  await tx
    .insert(kycs)
    .values({ partner_id: partnerId, ...draft, saved_by: userId })
    .onConflictDoUpdate({
      target: kycs.partner_id,
      set: { ...draft, saved_by: userId, saved_at: sql`now()`, version: sql`${kycs.version} + 1` },
    });
}

/** From draft or rejected to pending. */
export async function markSubmitted(
  tx: Db,
  partnerId: string,
  submission: Pick<KycRow, 'submission_id' | 'submitted_at' | 'sla_due_at' | 'values'>,
): Promise<void> {
  await tx
    .update(kycs)
    .set({
      ...submission,
      reviewed_at: null,
      reject_reasons: [],
      version: sql`${kycs.version} + 1`,
    })
    .where(eq(kycs.partner_id, partnerId));
  await setStatus(tx, partnerId, KYC.submitted, null);
}

export async function markReviewed(
  tx: Db,
  partnerId: string,
  {
    status,
    reasons,
    note,
  }: {
    status: typeof KYC.verified | typeof KYC.rejected;
    reasons: KycRow['reject_reasons'];
    note: string | null;
  },
): Promise<void> {
  await tx
    .update(kycs)
    .set({ reviewed_at: sql`now()`, reject_reasons: reasons })
    .where(eq(kycs.partner_id, partnerId));
  await setStatus(tx, partnerId, status, note);
}

async function setStatus(
  tx: Db,
  partnerId: string,
  status: StateOf<typeof KYC>,
  note: string | null,
): Promise<void> {
  await tx
    .update(partners)
    .set({ kyc_status: status, kyc_reject_description: note })
    .where(eq(partners.id, partnerId));
}

export function readPhotos(db: Db, partnerId: string): Promise<PhotoRow[]> {
  return db
    .select({
      id: privateFiles.id,
      kind: kycPhotos.kind,
      name: privateFiles.name,
      width: privateFiles.width,
      height: privateFiles.height,
      bytes: privateFiles.bytes,
      uploaded_at: privateFiles.created_at,
    })
    .from(kycPhotos)
    .innerJoin(privateFiles, eq(privateFiles.id, kycPhotos.file_id))
    .where(eq(kycPhotos.partner_id, partnerId));
}

/** Forgets a photo of this partner; its file stays until it is dropped. */
export async function deletePhoto(tx: Db, partnerId: string, fileId: string): Promise<void> {
  await tx.delete(kycPhotos).where(and(eq(kycPhotos.partner_id, partnerId), eq(kycPhotos.file_id, fileId)));
}

/** What the reviewer still finds wrong once `left` is all that was not corrected. */
export async function keepReasons(tx: Db, partnerId: string, left: KycRow['reject_reasons']): Promise<void> {
  await tx.update(kycs).set({ reject_reasons: left }).where(eq(kycs.partner_id, partnerId));
}

export async function insertPhoto(tx: Db, row: typeof kycPhotos.$inferInsert): Promise<void> {
  await tx.insert(kycPhotos).values(row);
}

/** Whoever waits for a review, longest first. */
export function readPending(db: Db) {
  return db
    .select({
      partner_id: partners.id,
      code: partners.code,
      name: partners.name,
      values: kycs.values,
      submitted_at: kycs.submitted_at,
      sla_due_at: kycs.sla_due_at,
    })
    .from(partners)
    .innerJoin(kycs, eq(kycs.partner_id, partners.id))
    .where(eq(partners.kyc_status, 1))
    .orderBy(kycs.submitted_at);
}

/** The partner that a submission is of, while that submission is still the newest. */
export async function partnerOfSubmission(db: Db, submissionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ partner_id: kycs.partner_id })
    .from(kycs)
    .where(eq(kycs.submission_id, submissionId));
  return row?.partner_id;
}

/** Other partners with the same NIK that are pending (1) or verified (2); locked until the transaction ends. */
export async function othersWithNik(
  tx: Db,
  { partner_id, nik_digest }: Pick<KycRow, 'partner_id' | 'nik_digest'>,
): Promise<{ code: string; name: string; status: number }[]> {
  if (nik_digest === null) return [];
  // Two reviews of one NIK at once wait for each other here, in the same order.
  await tx
    .select({ partner_id: kycs.partner_id })
    .from(kycs)
    .where(eq(kycs.nik_digest, nik_digest))
    .orderBy(kycs.partner_id)
    .for('update');
  return tx
    .select({ code: partners.code, name: partners.name, status: partners.kyc_status })
    .from(kycs)
    .innerJoin(partners, eq(partners.id, kycs.partner_id))
    .where(
      and(
        eq(kycs.nik_digest, nik_digest),
        ne(kycs.partner_id, partner_id),
        sql`${partners.kyc_status} in (1, 2)`,
      ),
    );
}

/** Where a partner's owner is reached. */
export async function readOwner(
  db: Db,
  partnerId: string,
): Promise<{ name: string; email: string } | undefined> {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.partner_id, partnerId), eq(users.role, 'owner')))
    .orderBy(users.created_at)
    .limit(1);
  return row;
}
