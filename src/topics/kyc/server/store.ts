import { KYC, type StateOf } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { assignments, rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { withInstants } from '../../../platform/db/with-instants';
import type { KycValues, SecretField } from '../contract/kyc';
import type { PhotoKind } from '../domain/photos';
import type { RejectReasonCode } from '../domain/reject-reasons';

/** Form data of a partner; `partners` holds the verification status. */
export interface KycRow {
  partner_id: string;
  version: number;
  values: KycValues;
  nik_sealed: string | null;
  nik_digest: string | null;
  npwp_sealed: string | null;
  account_number_sealed: string | null;
  reject_reasons: RejectReasonCode[];
  saved_at: string;
  saved_by: string | null;
  submission_id: string | null;
  submitted_at: string | null;
  sla_due_at: string | null;
  reviewed_at: string | null;
}
const INSTANTS = ['saved_at', 'submitted_at', 'sla_due_at', 'reviewed_at'] as const;

export type SealedColumns = Pick<KycRow, `${SecretField}_sealed`>;

/** Verification of a partner; `kyc` is undefined before the first save. */
export interface Standing {
  partner_id: string;
  code: string;
  name: string;
  status: number;
  note: string | null;
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

export async function readStanding(db: Db, partnerId: string): Promise<Standing | undefined> {
  // Asia/Jakarta is UTC+7 all year (`format/date.ts`).
  const row = await db.row<Omit<Standing, 'kyc'> & { kyc: KycRow | null }>(sql`
    select p.id as partner_id, p.code, p.name, p.kyc_status as status, p.kyc_reject_description as note,
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
      to_char((now() at time zone 'UTC') + interval '7 hours', 'YYYY-MM-DD') as today,
      case when k.partner_id is not null then to_jsonb(k) end as kyc, u.name as saved_by
    from partners p left join kycs k on k.partner_id = p.id left join users u on u.id = k.saved_by
    where p.id = ${partnerId}`);
  return row ? { ...row, kyc: row.kyc ? withInstants(row.kyc, INSTANTS) : undefined } : undefined;
}

/** Locks the verification for a change. Rows that only reference the partner are not blocked. */
export async function lockStanding(tx: Db, partnerId: string): Promise<Standing | undefined> {
  await tx.execute(sql`select from partners where id = ${partnerId} for no key update`);
  return readStanding(tx, partnerId);
}

export type DraftRow = Pick<KycRow, 'values' | 'nik_digest' | 'reject_reasons'> & SealedColumns;

export async function writeDraft(
  tx: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  draft: DraftRow,
): Promise<void> {
  const saved = { ...draft, saved_by: userId };
  await tx.execute(sql`
    insert into kycs as k ${rowValues({ partner_id: partnerId, ...saved })} on conflict (partner_id) do update set
      ${assignments({ ...saved, saved_at: sql`now()`, version: sql`k.version + 1` })}`);
}

export async function markSubmitted(
  tx: Db,
  partnerId: string,
  submission: Pick<KycRow, 'submission_id' | 'submitted_at' | 'sla_due_at' | 'values'>,
): Promise<void> {
  const change = { ...submission, reviewed_at: null, reject_reasons: [], version: sql`version + 1` };
  await tx.execute(sql`update kycs set ${assignments(change)} where partner_id = ${partnerId}`);
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
  await tx.execute(sql`
    update kycs set reviewed_at = now(), reject_reasons = ${sql.param(reasons)}::text[] where partner_id = ${partnerId}`);
  await setStatus(tx, partnerId, status, note);
}

const setStatus = (
  tx: Db,
  partnerId: string,
  status: StateOf<typeof KYC>,
  note: string | null,
): Promise<void> =>
  tx.command(sql`
    update partners set kyc_status = ${status}, kyc_reject_description = ${note} where id = ${partnerId}`);

export const readPhotos = (db: Db, partnerId: string): Promise<PhotoRow[]> =>
  db.rows<PhotoRow>(sql`
    select f.id, p.kind, f.name, f.width, f.height, f.bytes, f.created_at as uploaded_at
    from kyc_photos p join private_files f on f.id = p.file_id where p.partner_id = ${partnerId}`);

/** Deletes a photo row; its file stays until it is deleted. */
export const deletePhoto = (tx: Db, partnerId: string, fileId: string): Promise<void> =>
  tx.command(sql`delete from kyc_photos where partner_id = ${partnerId} and file_id = ${fileId}`);

export const storeReasons = (tx: Db, partnerId: string, left: KycRow['reject_reasons']): Promise<void> =>
  tx.command(sql`
    update kycs set reject_reasons = ${sql.param(left)}::text[] where partner_id = ${partnerId}`);

export const insertPhoto = (
  tx: Db,
  photo: { partner_id: string; kind: PhotoKind; file_id: string },
): Promise<void> => tx.command(sql`insert into kyc_photos ${rowValues(photo)}`);

interface PendingRow extends Pick<KycRow, 'partner_id' | 'values' | 'submitted_at' | 'sla_due_at'> {
  code: string;
  name: string;
}

export const readPending = (db: Db): Promise<PendingRow[]> =>
  db.rows<PendingRow>(sql`
    select k.partner_id, p.code, p.name, k.values, k.submitted_at, k.sla_due_at
    from partners p join kycs k on k.partner_id = p.id where p.kyc_status = 1 order by k.submitted_at`);

/** Partner of a submission, if it is the latest one. */
export const readPartnerOfSubmission = (db: Db, submissionId: string): Promise<string | null> =>
  db.value<string>(sql`select partner_id from kycs where submission_id = ${submissionId}`);

/** Other pending (1) or verified (2) partners with the same NIK, locked until the transaction ends. */
export async function readOthersWithNik(
  tx: Db,
  { partner_id, nik_digest }: Pick<KycRow, 'partner_id' | 'nik_digest'>,
): Promise<{ code: string; name: string; status: number }[]> {
  if (nik_digest === null) return [];
  // A fixed lock order serializes concurrent reviews of one NIK.
  await tx.execute(sql`select from kycs where nik_digest = ${nik_digest} order by partner_id for update`);
  return tx.rows<{ code: string; name: string; status: number }>(sql`
    select p.code, p.name, p.kyc_status as status from kycs k join partners p on p.id = k.partner_id
    where k.nik_digest = ${nik_digest} and k.partner_id <> ${partner_id} and p.kyc_status in (1, 2)`);
}

export const readOwner = (db: Db, partnerId: string): Promise<{ name: string; email: string } | null> =>
  db.row<{ name: string; email: string }>(sql`
    select name, email from users where partner_id = ${partnerId} and role = 'owner' order by created_at limit 1`);
