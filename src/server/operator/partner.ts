import { normalisePhone } from '../../core/format/phone';
import type { Services } from '../services';
import { OperatorError } from './command';

export const PARTNER = {
  name: 'partner',
  help: 'its code, or the e-mail or phone of a person of it',
} as const;

export async function partnerOf({ partner }: Pick<Services, 'partner'>, text: string) {
  const found = await partner.find({
    code: text.trim(),
    email: text.trim(),
    phone: normalisePhone(text) ?? '',
  });
  if (!found) throw new OperatorError(`No partner has the code, e-mail or phone ${JSON.stringify(text)}.`);
  return found;
}
