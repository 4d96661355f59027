import { emailAddress } from '../../../core/contract/account-fields';
import { normalisePhone, phone as phoneText } from '../../../core/format/phone';
import type { AddressField } from '../../../topics/accounts/server/account/address-change';
import type { Services } from '../../services';
import { type Command, type Given, OperatorError } from '../command';
import { partnerText, REASON } from '../reason';

interface Field {
  read: (typed: string) => string | null;
  shown: (stored: string) => string;
  help: string;
}

const fields: Record<AddressField, Field> = {
  email: {
    read: (typed) => emailAddress.safeParse(typed).data ?? null,
    shown: (stored) => stored,
    help: 'the new e-mail',
  },
  phone: { read: normalisePhone, shown: phoneText, help: 'the new mobile number' },
};

/** The user and the new address. Throws `OperatorError`. */
async function changeOf({ addressChange }: Services, name: AddressField, given: Given) {
  const { person = '', to = '', reason = '' } = given;
  const found = await addressChange.find(person);
  if (!found) throw new OperatorError(`Nobody has the e-mail or phone ${JSON.stringify(person)}.`);
  const address = fields[name].read(to);
  if (!address) throw new OperatorError(`${JSON.stringify(to)} is no ${name}.`);
  const holder = await addressChange.find(address);
  if (holder) throw new OperatorError(`${fields[name].shown(address)} is ${holder.name}'s already.`);
  return { found, address, why: partnerText(reason) };
}

const command = (name: AddressField): Command => ({
  name: `person ${name}`,
  summary: `Give a person another ${name}, once you know that it is them`,
  arguments: [
    { name: 'person', help: 'their e-mail or phone as it is now' },
    { name: 'to', help: fields[name].help },
    REASON,
  ],
  confirm: async (services, given) => {
    const { found, address } = await changeOf(services, name, given);
    const { shown } = fields[name];
    return `Change the ${name} of ${found.name} (${found.role}) from ${shown(found[name])} to ${shown(address)}? All their devices are signed out.`;
  },
  run: async (services, given) => {
    const { found, address, why } = await changeOf(services, name, given);
    await services.addressChange.move(found, name, address, why);
    return { text: `${found.name} proves ${fields[name].shown(address)} at the next sign-in.` };
  },
});

export const personCommands: Command[] = [command('phone'), command('email')];
