/** Photos of a KYC and their minimum sizes (domain 3.2). */
export const photoKinds = [
  'ktp_photo',
  'selfie_photo',
  'npwp_photo',
  'deed_file',
  'npwp_company_photo',
] as const;
export type PhotoKind = (typeof photoKinds)[number];

interface PhotoRule {
  width: number;
  height: number;
  /** A black-and-white copy is not accepted. */
  colour: boolean;
}

export const photoRules: Record<PhotoKind, PhotoRule> = {
  ktp_photo: { width: 640, height: 400, colour: true },
  selfie_photo: { width: 480, height: 480, colour: true },
  npwp_photo: { width: 480, height: 300, colour: false },
  deed_file: { width: 480, height: 480, colour: false },
  npwp_company_photo: { width: 480, height: 300, colour: false },
};

export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** For `accept` of a file input; the server checks the bytes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'];
