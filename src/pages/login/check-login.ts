import type { AuthType } from '../../core/contract/session';
import { normalisePhone, phone } from '../../core/format/phone';
import { readIdentifier } from '../../core/session/identifier';
import { copy } from './copy';

export interface LoginTyped {
  /** A number or an e-mail, as it is typed. */
  who: string;
  password: string;
}

/** Messages beside the fields; a field without one is right. */
export type LoginErrors = Partial<Record<keyof LoginTyped, string>>;

/** What was understood of `who`, as it is shown; null while it is neither yet. */
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

/** What can be said before the server is asked. */
export function checkLogin({ who, password }: LoginTyped): LoginErrors {
  const error = whoError(who);
  return {
    ...(error && { who: error }),
    ...(!password && { password: copy.passwordMissing }),
  };
}

/** What the account is looked up by: `628…`, or the e-mail. */
export const identifierOf = (who: string): string => readIdentifier(who).value;

const whoError = (who: string): string | undefined => {
  if (!who.trim()) return copy.whoMissing;
  if (understood(who)) return undefined;
  return isNumber(who) ? copy.phoneWrong : copy.emailWrong;
};

/** Nothing in it belongs to an e-mail alone. */
export const isNumber = (who: string): boolean => !/[^\d\s+().-]/.test(who);
