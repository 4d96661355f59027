import { phone } from './phone';

/** `sari@toko.com` → `s•••@toko.com`: enough to know one's own address, too little to learn another's. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** `6281234567890` → `0812-••••-7890`. */
export const maskedPhone = (stored: string): string => phone(stored).replace(/-\d+-/, '-••••-');

/** Of either kind, as the account is looked up by. */
export const maskedAddress = (address: string): string =>
  address.includes('@') ? maskedEmail(address) : maskedPhone(address);
