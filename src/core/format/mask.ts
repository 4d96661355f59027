import { phone } from './phone';

/** `sari@toko.com` → `s•••@toko.com`: enough to know one's own address, too little to learn another's. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** `6281234567890` → `0812-••••-7890`. */
export const maskedPhone = (stored: string): string => phone(stored).replace(/-\d+-/, '-••••-');

/** `Budi Santoso` → `Budi S•••`, `Budi` → `B•••`. */
export const maskedName = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return words
    .map((word, at) => (at === 0 && words.length > 1 ? word : `${[...word][0] ?? ''}•••`))
    .join(' ');
};

/** `ABCD-EFGH-JKMN-PQRS` → `••••••PQRS`; short codes are masked completely. */
export const maskedCode = (code: string): string => `••••••${code.length < 12 ? '' : code.slice(-4)}`;

export const maskedAddress = (address: string): string =>
  address.includes('@') ? maskedEmail(address) : maskedPhone(address);
