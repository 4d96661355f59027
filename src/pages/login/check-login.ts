import { normalisePhone } from '../../core/format/phone';
import { copy } from './copy';

export type LoginBy = 'phone' | 'email';

export interface LoginTyped {
  by: LoginBy;
  phone: string;
  email: string;
  password: string;
}

/** Messages beside the fields; a field without one is right. */
export type LoginErrors = Partial<Record<LoginBy | 'password', string>>;

/** What can be said before the server is asked. */
export function checkLogin({ by, phone, email, password }: LoginTyped): LoginErrors {
  const who = by === 'phone' ? phoneError(phone) : emailError(email);
  return {
    ...(who && { [by]: who }),
    ...(!password && { password: copy.passwordMissing }),
  };
}

/** What the account is looked up by. */
export const identifierOf = ({ by, phone, email }: LoginTyped): string =>
  by === 'phone' ? (normalisePhone(phone) ?? phone) : email.trim();

const phoneError = (phone: string): string | undefined => {
  if (!phone.trim()) return copy.phoneMissing;
  return normalisePhone(phone) ? undefined : copy.phoneWrong;
};

const emailError = (email: string): string | undefined => {
  if (!email.trim()) return copy.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : copy.emailWrong;
};
