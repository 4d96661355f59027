export interface Owner {
  email: string;
  /** `628…` */
  phone: string;
}

/**
 * Why a password that has the right shape is refused all the same (domain 3.1: it holds neither the e-mail nor
 * the phone of its owner); null when it is fine.
 */
export function passwordError(password: string, { email, phone }: Owner): string | null {
  const typed = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  // A mailbox of two letters would forbid half of all words.
  if (name.length >= 4 && typed.includes(name)) return 'Tidak boleh memuat email Anda.';
  const national = phone.replace(/^62/, '');
  if (national !== '' && typed.includes(national)) return 'Tidak boleh memuat nomor HP Anda.';
  return null;
}

/** Null when both are the same. */
export const confirmationError = (password: string, confirmation: string): string | null =>
  password === confirmation ? null : 'Konfirmasi kata sandi tidak sama.';
