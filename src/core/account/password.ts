export interface Owner {
  email: string;
  phone: string;
}

/**
 * Reason why a well-formed password is refused: it contains the owner's e-mail or phone (domain 3.1). Null if accepted.
 */
export function passwordError(password: string, { email, phone }: Owner): string | null {
  const typed = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  // A mailbox name of two letters would forbid half of all words.
  if (name.length >= 4 && typed.includes(name)) return 'Tidak boleh memuat email Anda.';
  const national = phone.replace(/^62/, '');
  if (national !== '' && typed.includes(national)) return 'Tidak boleh memuat nomor HP Anda.';
  return null;
}

export const confirmationError = (password: string, confirmation: string): string | null =>
  password === confirmation ? null : 'Konfirmasi kata sandi tidak sama.';
