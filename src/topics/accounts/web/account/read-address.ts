import { emailAddress } from '../../../../core/contract/account-fields';
import { normalisePhone } from '../../../../core/format/phone';
import { copy } from './copy';

export type ReadAddress = { address: string; error?: never } | { address?: never; error: string };

export function readPhone(typed: string): ReadAddress {
  const address = normalisePhone(typed);
  if (address) return { address };
  return { error: typed.trim() ? copy.wrongPhone : copy.missingPhone };
}

export function readEmail(typed: string): ReadAddress {
  const { data: address } = emailAddress.safeParse(typed);
  if (address) return { address };
  return { error: typed.trim() ? copy.wrongEmail : copy.missingEmail };
}
