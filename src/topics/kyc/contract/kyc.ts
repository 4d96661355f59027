import { z } from 'zod';
import { askedPin } from '../../../core/contract/asked-pin';
import { del, get, OWNER_ONLY, post, put } from '../../../core/contract/endpoint';
import { day, id, idParams, instant, keysOf, line } from '../../../core/contract/shapes';
import { KYC } from '../../../core/states';
import { banks } from '../../bank-accounts/text';
import { accountTypes, businessChannels, genders, monthlyVolumes, occupations } from '../domain/choices';
import { photoKinds } from '../domain/photos';
import { rejectReasons } from '../domain/reject-reasons';
import { regionCode } from './region';

const digits = (most: number) => z.string().regex(new RegExp(`^\\d{0,${most}}$`));

/** Stored encrypted and returned masked; only `revealKyc` returns the whole number. */
export const secretFields = ['nik', 'npwp', 'account_number'] as const;
export type SecretField = (typeof secretFields)[number];

const openValues = {
  account_type: z.literal(Object.keys(accountTypes).map(Number) as (1 | 2)[]),
  full_name: line(100),
  birth_place: line(60),
  birth_date: day,
  gender: keysOf(genders),
  occupation: keysOf(occupations),
  company_name: line(100),
  nib: digits(13),
  director_name: line(100),
  address: line(200),
  rt: digits(3),
  rw: digits(3),
  province_id: regionCode,
  city_id: regionCode,
  district_id: regionCode,
  village_id: regionCode,
  postal_code: digits(5),
  same_as_ktp: z.boolean(),
  domicile_address: line(200),
  domicile_rt: digits(3),
  domicile_rw: digits(3),
  domicile_province_id: regionCode,
  domicile_city_id: regionCode,
  domicile_district_id: regionCode,
  domicile_village_id: regionCode,
  domicile_postal_code: digits(5),
  bank_code: keysOf(banks),
  account_holder: line(100),
  business_channel: z.array(keysOf(businessChannels)).max(Object.keys(businessChannels).length),
  est_monthly_volume: keysOf(monthlyVolumes),
};
const secretValues = { nik: digits(16), npwp: digits(16), account_number: digits(16) };

type Nullable<Shape extends Record<string, z.ZodType>> = { [Key in keyof Shape]: z.ZodNullable<Shape[Key]> };
const nullable = <Shape extends Record<string, z.ZodType>>(shape: Shape): Nullable<Shape> =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, value.nullable()])) as Nullable<Shape>;

/** Possibly unfinished values of a form; absent or null fields are empty. */
export const kycValues = z.strictObject(nullable(openValues)).partial();
export type KycValues = z.infer<typeof kycValues>;
export const kycInput = z.strictObject(nullable({ ...openValues, ...secretValues })).partial();
export type KycInput = z.infer<typeof kycInput>;

export const photoKind = z.enum(photoKinds);
export const kycPhoto = z.object({
  id,
  kind: photoKind,
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  uploaded_at: instant,
});
export type KycPhoto = z.infer<typeof kycPhoto>;

export const rejectReason = keysOf(rejectReasons);

/** Status 0 draft, 1 pending, 2 verified, 3 rejected. Drafts can be saved in 0 and 3 only. */
export const kycState = z.object({
  status: z.literal(Object.values(KYC)),
  /** Version of `values`, sent back with each save. 0 before the first. */
  version: z.int(),
  values: kycValues,
  /** Masked secret numbers: `3273••••••••0001`; null if missing. */
  masked: z.object({
    nik: z.string().nullable(),
    npwp: z.string().nullable(),
    account_number: z.string().nullable(),
  }),
  photos: z.array(kycPhoto),
  regions: z.record(z.string(), z.string()),
  /** Differences between the NIK and typed values; they do not prevent submission. */
  warnings: z.array(z.object({ field: z.enum(['birth_date', 'gender']), text: z.string() })),
  /**
   * Status 3: uncorrected codes of `core/kyc/reject-reasons.ts`, their fields in form order, and the reviewer's note.
   */
  reject_reasons: z.array(rejectReason),
  reject_fields: z.array(z.string()),
  reject_note: z.string().nullable(),
  saved_at: instant.nullable(),
  submitted_at: instant.nullable(),
  reviewed_at: instant.nullable(),
  /** Three business days after submission. */
  sla_due_at: instant.nullable(),
});
export type KycState = z.infer<typeof kycState>;

export const getKyc = get('/v1/crm/complete-kyc', OWNER_ONLY, {
  summary: 'Status, isian, dan hasil pemeriksaan berkas',
  reply: kycState,
});

/**
 * Saves a partial draft: omitted fields stay, null clears. Errors: VERSION_CONFLICT `{ current: KycState, updated_by,
 * updated_at }` if another tab saved since `version`, KYC_CLOSED while in review or verified.
 */
export const saveKycDraft = put('/v1/crm/complete-kyc/draft', OWNER_ONLY, {
  summary: 'Simpan draf berkas',
  body: z.strictObject({ version: z.int().min(0), values: kycInput }),
  reply: kycState,
});

/**
 * Submits the saved draft. Errors: VALIDATION_FAILED with `errors` by field (photos too: `ktp_photo`),
 * VERSION_CONFLICT, KYC_CLOSED.
 */
export const submitKyc = post('/v1/crm/complete-kyc', OWNER_ONLY, {
  summary: 'Kirim berkas untuk diperiksa',
  body: z.strictObject({ version: z.int().min(0), consent_pdp: z.boolean(), consent_true: z.boolean() }),
  reply: kycState,
});

/** Returns one whole secret number and logs the view. Errors: WRONG_PIN, PIN_LOCKED, PIN_NOT_SET, NOT_FOUND. */
export const revealKyc = post('/v1/crm/complete-kyc/reveal', OWNER_ONLY, {
  summary: 'Tampilkan NIK, NPWP, atau nomor rekening',
  body: z.strictObject({ field: z.enum(secretFields), pin: askedPin }),
  reply: z.object({ value: z.string() }),
});

/** Errors: NOT_FOUND, KYC_CLOSED. */
export const removeKycPhoto = del('/v1/crm/complete-kyc/photo/:id', OWNER_ONLY, {
  summary: 'Hapus foto berkas',
  params: idParams,
  reply: z.object({}),
});

/**
 * `POST` multipart, one part named `file`, query `kind`; returns a `kycPhoto` that replaces an earlier one of its kind.
 * Errors: FILE_REQUIRED, FILE_TOO_LARGE, PHOTO_TYPE, FILE_DIMENSIONS, FILE_PIXELS, FILE_UNREADABLE, PHOTO_COLOUR,
 * KYC_CLOSED. `GET <path>/<id>` returns the bytes to the owner alone, `no-store`, and logs the view.
 */
export const KYC_PHOTO_PATH = '/v1/crm/complete-kyc/photo';
export const kycPhotoQuery = z.strictObject({ kind: photoKind });
