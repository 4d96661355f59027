import type { AuthType } from '../../core/contract/session';
import { normalisePhone } from '../../core/format/phone';
import { plainCode } from '../../core/format/plain-text';

export interface Identifier {
  authType: AuthType;
  /** Lower-case e-mail, `628…`, or the text itself if it is neither: attempts with it are counted too. */
  value: string;
}

export function readIdentifier(typed: string): Identifier {
  const text = plainCode(typed).toLowerCase();
  if (text.includes('@')) return { authType: 'email', value: text };
  return { authType: 'phone', value: normalisePhone(text) ?? text };
}
