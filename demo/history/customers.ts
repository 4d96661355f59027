import { nicknameFor } from '../../src/platform/adapters/supplier/sandbox-goods';
import type { BrandForm } from '../../src/topics/catalogue/contract/catalogue';
import { destinationOf, type FormValues } from '../../src/topics/catalogue/domain/form-values';
import type { Shelf } from '../catalogue';
import type { Chance } from '../chance';

export interface Customer {
  destination: string;
  nickname: string | null;
  order_param: { alias: string; key: string; value: string }[];
}

const HANDLES =
  'RizkyGaming SiAnakKos MawarHitam BangJago KopiTubruk SatriaMlm PutriSalju GatotKaca NasiPadang EllaCantik DoniPush HujanSore TehManis RajaTega SambalIjo ArjunaX'.split(
    ' ',
  );
const ANY_OPERATOR = ['0812', '0813', '0821', '0852', '0857', '0878', '0896'];
/** The sandbox supplier reads 1230 to 1239 at the end as a command, and past orders can be repeated. */
const COMMAND = /123\d$/;

export function customerOf(
  chance: Chance,
  { of: { key, forms, has_check_id, phone_prefix } }: Shelf,
): Customer {
  const handle = chance.pick(HANDLES);
  const values: FormValues = {};
  for (const form of forms) values[form.key] = inputOf(chance, phone_prefix, form, handle);
  const order_param = forms.map((form) => ({
    alias: form.alias,
    key: form.key,
    value: values[form.key] ?? '',
  }));
  return {
    destination: destinationOf(forms, values),
    // Equals the name that "Cek ID" returns for this account.
    nickname: has_check_id ? nicknameFor([key, ...order_param.map(({ value }) => value)]) : null,
    order_param,
  };
}

function inputOf(chance: Chance, prefix: string | null, form: BrandForm, handle: string): string {
  const value = draft(chance, prefix, form, handle);
  return COMMAND.test(value) ? inputOf(chance, prefix, form, handle) : value;
}

function draft(chance: Chance, prefix: string | null, form: BrandForm, handle: string): string {
  switch (form.type) {
    case 'select':
      return chance.pick(form.options).value;
    case 'phone':
      return (prefix ?? chance.pick(ANY_OPERATOR)) + chance.digits(8);
    case 'email':
      return `${handle.toLowerCase()}${chance.between(1, 99)}@contoh.com`;
    case 'number':
      // Real ids of one game have about the same length as the example.
      return chance.digits(form.placeholder.length);
    case 'text':
      return likeExample(chance, form, handle);
  }
}

/** Text that looks like the example of the form: a handle if the pattern accepts one, else other digits. */
function likeExample(chance: Chance, form: BrandForm, handle: string): string {
  const number = chance.between(10, 99);
  const candidates = [`${handle}#ID${number}`, `${handle.slice(0, 9).toLowerCase()}${number}`];
  const pattern = new RegExp(form.regex ?? '');
  const isName = form.key.endsWith('_id');
  const found = candidates.find((one) => isName && pattern.test(one) && one.length <= (form.max_len ?? 99));
  return found ?? form.placeholder.replace(/\d/g, () => String(chance.between(0, 9)));
}
