import type { OtpPurpose } from './store';

/** What the code is for, as its message says it. */
const uses: Record<OtpPurpose, string> = {
  login: 'masuk ke akun Anda',
  'verify-phone': 'verifikasi nomor HP Anda',
  'pin-reset': 'mengatur ulang PIN Anda',
  'pin-unlock': 'membuka kunci PIN Anda',
  withdrawal: 'menarik saldo profit Anda',
};

export const otpSubject = (productName: string): string => `Kode OTP ${productName}`;

/** The code first, so that the preview on a locked phone shows it, and what it is for before anything else. */
export const otpText = (productName: string, code: string, purpose: OtpPurpose, minutes: number): string =>
  `${code} adalah kode OTP ${productName} untuk ${uses[purpose]}. Berlaku ${minutes} menit.`;
