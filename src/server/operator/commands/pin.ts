import { normalisePhone } from '../../../core/format/phone';
import type { Services } from '../../services';
import { type Command, OperatorError } from '../command';

const PERSON = { name: 'person', help: 'e-mail or phone of a sub-account' };

/** Throws `OperatorError` if there is no PIN. */
async function holderOf({ subAccountPin }: Services, text: string) {
  const found = await subAccountPin.find({ email: text.trim(), phone: normalisePhone(text) ?? '' });
  if (!found) throw new OperatorError(`Nobody has the e-mail or phone ${JSON.stringify(text)}.`);
  if (found.role === 'owner') {
    throw new OperatorError(`${found.name} owns ${found.partner_code}: an owner sets a new PIN with a code.`);
  }
  if (!found.has_pin) throw new OperatorError(`${found.name} has no PIN.`);
  return found;
}

export const pinCommands: Command[] = [
  {
    name: 'pin reset',
    summary: 'Take away the forgotten PIN of a sub-account, when its owner asks for it',
    arguments: [PERSON],
    confirm: async (services, { person = '' }) => {
      const { name, partner_code } = await holderOf(services, person);
      return `Take the PIN of ${name}, sub-account of ${partner_code}? The owner has asked for it?`;
    },
    run: async (services, { person = '' }) => {
      const holder = await holderOf(services, person);
      await services.subAccountPin.takeAway(holder);
      return { text: `${holder.name} can choose a new PIN.` };
    },
  },
];
