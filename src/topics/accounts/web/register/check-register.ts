import { z } from 'zod';
import { confirmationError, passwordError } from '../../../../core/account/password';
import { normalisePhone } from '../../../../core/format/phone';
import { type FieldErrors, required, shapeErrors } from '../../../../ui/shape-errors';
import { registerInput } from '../../contract/account';
import { copy } from './copy';

/** Stored draft as text; `agree_tnc` is `yes` or empty. */
export const emptyForm = {
  name: '',
  email: '',
  phone: '',
  business_type: '1',
  referral_code: '',
  agree_tnc: '',
};
export type RegisterDraft = typeof emptyForm;

/** Never stored. */
export interface Secrets {
  password: string;
  password_confirmation: string;
}

export type RegisterField = keyof RegisterDraft | keyof Secrets;

export const bodyOf = ({ name, email, phone, ...typed }: RegisterDraft, secrets: Secrets) => ({
  name,
  email,
  phone,
  ...secrets,
  ...(typed.referral_code.trim() && { referral_code: typed.referral_code }),
  business_type: typed.business_type === '2' ? (2 as const) : (1 as const),
  agree_tnc: (typed.agree_tnc === 'yes') as true,
});

export function checkRegister(typed: RegisterDraft, secrets: Secrets): FieldErrors<RegisterField> {
  const body = bodyOf(typed, secrets);
  const errors = shapeErrors<RegisterField>(registerInput, body, copy.labels);
  const { password, password_confirmation } = secrets;
  const owner = { email: typed.email.trim(), phone: normalisePhone(typed.phone) ?? '' };
  const ownWords = owner.email ? passwordError(password, owner) : null;
  if (ownWords && !errors.password) errors.password = ownWords;
  const different = confirmationError(password, password_confirmation);
  if (password_confirmation === '') {
    errors.password_confirmation = required(copy.labels.password_confirmation);
  } else if (different) errors.password_confirmation = different;
  return errors;
}

export const looksLikeCode = (code: string): boolean =>
  z.safeParse(registerInput.shape.referral_code, code).success;
