import { destinationOf, type FormValues } from '../../src/core/catalogue/form-values';
import type { BrandForm } from '../../src/core/contract/catalogue';
import { nicknameFor } from '../adapters/supplier/sandbox-goods';
import type { OrderParam } from '../db/schema/transaction';
import type { BrandRow } from './catalogue-rows';
import type { Chance } from './history-chance';

/** Where an order goes: one of the partner's regular customers. */
export interface Customer {
  destination: string;
  nickname: string | null;
  order_param: OrderParam[];
}

const HANDLES = [
  'RizkyGaming',
  'SiAnakKos',
  'MawarHitam',
  'BangJago',
  'KopiTubruk',
  'SatriaMlm',
  'PutriSalju',
  'GatotKaca',
  'NasiPadang',
  'EllaCantik',
  'DoniPush',
  'HujanSore',
  'TehManis',
  'RajaTega',
  'SambalIjo',
  'ArjunaX',
];
/** An operator sells credit for its own numbers only. */
const PREFIXES: Record<string, string> = {
  telkomsel: '0812',
  indosat: '0857',
  xl: '0817',
  axis: '0838',
  tri: '0896',
  smartfren: '0881',
  'by-u': '0851',
};
const ANY_OPERATOR = ['0812', '0813', '0821', '0852', '0857', '0878', '0896'];
/** The sandbox supplier reads an ending of 1230 to 1239 as a command; history must not be one when bought again. */
const COMMAND = /123\d$/;

/** The customers who come back to buy `brand`; the more it sells, the more of them. */
export function customersOf(chance: Chance, brand: BrandRow, count: number): Customer[] {
  return Array.from({ length: count }, () => customer(chance, brand));
}

function customer(chance: Chance, brand: BrandRow): Customer {
  const handle = chance.pick(HANDLES);
  const values: FormValues = {};
  for (const form of brand.forms) values[form.key] = inputOf(chance, brand.key, form, handle);
  const inputs = brand.forms.map((form) => values[form.key] ?? '');
  return {
    destination: destinationOf(brand.forms, values),
    // The name that "Cek ID" answers for the same account today.
    nickname: brand.has_check_id ? nicknameFor([brand.key, ...inputs]) : null,
    order_param: brand.forms.map((form) => ({
      alias: form.alias,
      key: form.key,
      value: values[form.key] ?? '',
    })),
  };
}

function inputOf(chance: Chance, brandKey: string, form: BrandForm, handle: string): string {
  const value = draft(chance, brandKey, form, handle);
  return COMMAND.test(value) ? inputOf(chance, brandKey, form, handle) : value;
}

function draft(chance: Chance, brandKey: string, form: BrandForm, handle: string): string {
  switch (form.type) {
    case 'select':
      return chance.pick(form.options).value;
    case 'phone':
      return (PREFIXES[brandKey.replace(/-data$/, '')] ?? chance.pick(ANY_OPERATOR)) + chance.digits(8);
    case 'email':
      return `${handle.toLowerCase()}${chance.between(1, 99)}@contoh.com`;
    case 'number':
      // As long as the example: real ids of one game are all of about one length.
      return chance.digits(form.placeholder.length);
    case 'text':
      return likeExample(chance, form, handle);
  }
}

/** A handle where the pattern takes one, else the example with other digits. */
function likeExample(chance: Chance, form: BrandForm, handle: string): string {
  const number = chance.between(10, 99);
  const candidates = [`${handle}#ID${number}`, `${handle.slice(0, 9).toLowerCase()}${number}`];
  const pattern = new RegExp(form.regex ?? '');
  const isName = form.key.endsWith('_id');
  const found = candidates.find((one) => isName && pattern.test(one) && one.length <= (form.max_len ?? 99));
  return found ?? form.placeholder.replace(/\d/g, () => String(chance.between(0, 9)));
}
