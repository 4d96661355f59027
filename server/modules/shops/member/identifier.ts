import { normalisePhone } from '../../../../src/core/format/phone';
import { plainCode } from '../../../../src/core/format/plain-text';

/** What a member typed to say who they are, as it is looked up and counted. A username begins with a letter. */
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

/** Whom counts of tries and quotas are about: the same words at two websites are two people. */
export const subjectOf = (partnerId: string, { field, value }: MemberIdentifier): string =>
  `member ${partnerId} ${field} ${value}`;
