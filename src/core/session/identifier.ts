import type { AuthType } from '../contract/session';
import { normalisePhone } from '../format/phone';
import { plainCode } from '../format/plain-text';

/** What a person typed into "E-mail atau nomor HP", as it is looked up and counted. */
export interface Identifier {
  authType: AuthType;
  /** Lower-case e-mail, `628…`, or, when it can be neither, the text itself: it is counted and found nowhere. */
  value: string;
}

export function readIdentifier(typed: string): Identifier {
  const text = plainCode(typed).toLowerCase();
  if (text.includes('@')) return { authType: 'email', value: text };
  return { authType: 'phone', value: normalisePhone(text) ?? text };
}
