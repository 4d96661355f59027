import { normalisePhone } from '../../../core/format/phone';
import { plainCode } from '../../../core/format/plain-text';

/** Parsed sign-in name of a member. A username begins with a letter. */
export interface MemberIdentifier {
  field: 'username' | 'email' | 'phone';
  value: string;
}

export function readMemberIdentifier(typed: string): MemberIdentifier {
  const text = plainCode(typed).toLowerCase();
  if (text.includes('@')) return { field: 'email', value: text };
  const phone = normalisePhone(text);
  return phone ? { field: 'phone', value: phone } : { field: 'username', value: text };
}

/** Key of rate limits: per website, because the same name at two websites is two people. */
export const subjectOf = (partnerId: string, { field, value }: MemberIdentifier): string =>
  `member ${partnerId} ${field} ${value}`;
