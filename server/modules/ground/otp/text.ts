import type { OtpPurpose } from './store';

const uses: Record<OtpPurpose, string> = {
  login: 'masuk ke akun Anda',
  'verify-phone': 'verifikasi nomor HP Anda',
  'pin-reset': 'mengatur ulang PIN Anda',
  'pin-unlock': 'membuka kunci PIN Anda',
  withdrawal: 'menarik saldo profit Anda',
};

export const otpSubject = (productName: string): string => `Kode OTP ${productName}`;

/** The code comes first for the lock screen preview, followed by its purpose. */
export const otpText = (productName: string, code: string, purpose: OtpPurpose, minutes: number): string =>
  `${code} adalah kode OTP ${productName} untuk ${uses[purpose]}. Berlaku ${minutes} menit.`;
