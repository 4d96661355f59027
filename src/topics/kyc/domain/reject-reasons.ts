import type { KycField } from './fields';

interface RejectReason {
  label: string;
  field: KycField;
}

/** Reasons of a rejection (domain 3.2). */
export const rejectReasons = {
  KTP_BLURRED: { label: 'Foto KTP buram', field: 'ktp_photo' },
  KTP_CROPPED: { label: 'KTP terpotong', field: 'ktp_photo' },
  KTP_GLARE: { label: 'Pantulan cahaya menutupi data', field: 'ktp_photo' },
  KTP_NOT_ORIGINAL: { label: 'Bukan e-KTP asli (fotokopi/scan)', field: 'ktp_photo' },
  DATA_DIFFERS: { label: 'Data tidak sesuai KTP', field: 'full_name' },
  NIK_FORMAT: { label: 'NIK tidak sesuai format', field: 'nik' },
  NIK_TAKEN: { label: 'NIK sudah terdaftar di akun lain', field: 'nik' },
  SELFIE_WITHOUT_KTP: { label: 'Selfie tidak memegang KTP', field: 'selfie_photo' },
  FACE_COVERED: { label: 'Wajah tertutup', field: 'selfie_photo' },
  UNDER_AGE: { label: 'Usia di bawah 17 tahun', field: 'birth_date' },
  ACCOUNT_NAME_DIFFERS: { label: 'Nama rekening berbeda', field: 'account_holder' },
} as const satisfies Record<string, RejectReason>;

export type RejectReasonCode = keyof typeof rejectReasons;

export const reasonsLeft = (
  reasons: readonly RejectReasonCode[],
  isCorrected: (field: KycField) => boolean,
): RejectReasonCode[] => reasons.filter((code) => !isCorrected(rejectReasons[code].field));
