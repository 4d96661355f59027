import type { AuthType } from '../../../../core/contract/session';
import { normalisePhone, phone } from '../../../../core/format/phone';
import { readIdentifier } from '../../domain';
import { copy } from './copy';

export interface LoginTyped {
  who: string;
  password: string;
}

export type LoginErrors = Partial<Record<keyof LoginTyped, string>>;

/** Recognised number or e-mail for display; null if neither yet. */
export interface Understood {
  kind: AuthType;
  text: string;
}

const EMAIL = /^\S+@\S+\.\S+$/;

export function understood(who: string): Understood | null {
  const { authType, value } = readIdentifier(who);
  if (authType === 'phone') return normalisePhone(value) ? { kind: 'phone', text: phone(value) } : null;
  return EMAIL.test(value) ? { kind: 'email', text: value } : null;
}

export function checkLogin({ who, password }: LoginTyped): LoginErrors {
  const error = whoError(who);
  return {
    ...(error && { who: error }),
    ...(!password && { password: copy.passwordMissing }),
  };
}

export const identifierOf = (who: string): string => readIdentifier(who).value;

const whoError = (who: string): string | undefined => {
  if (!who.trim()) return copy.whoMissing;
  if (understood(who)) return undefined;
  return isNumber(who) ? copy.phoneWrong : copy.emailWrong;
};

/** True while the text has no character that only an e-mail has. */
export const isNumber = (who: string): boolean => !/[^\d\s+().-]/.test(who);
