import { isBlank } from '../../../core/format/plain-text';
import { resembles } from '../../../core/format/resemblance';
import { messages } from '../../../core/text/messages';
import { COMPANY } from './choices';
import { type KycField, kycLabels } from './fields';
import { nikError } from './nik';
import type { PhotoKind } from './photos';

/** Unvalidated values of the form; typed are those that other rules read. */
interface KycForm extends Partial<Record<KycField, unknown>> {
  account_type?: number | null;
  same_as_ktp?: boolean | null;
  full_name?: string | null;
  company_name?: string | null;
  director_name?: string | null;
}

export interface KycWorld {
  photos: readonly PhotoKind[];
  today: string;
  isProvince(code: string): boolean;
  /** Any level; if omitted, codes are not checked. */
  isRegion?(code: string): boolean;
  /** Stored secret numbers that the form does not show again. */
  stored?: readonly KycField[];
}

export type KycErrors = Partial<Record<KycField, string[]>>;

const LEAST_AGE = 17;

type Rule = (value: NonNullable<unknown>, form: KycForm, world: KycWorld) => string | undefined;

const text =
  (test: (value: string) => boolean, message: string): Rule =>
  (value) =>
    test(String(value)) ? undefined : message;
const atLeast =
  (field: KycField, least: number): Rule =>
  (value) =>
    String(value).length < least ? messages.minLength(kycLabels[field], least) : undefined;
const digits = (pattern: RegExp, message: string): Rule => text((value) => pattern.test(value), message);
const region =
  (field: KycField, above?: KycField): Rule =>
  (value, form, world) => {
    const code = String(value);
    const parent = code.slice(0, Math.max(0, code.lastIndexOf('.')));
    const isInside = parent === (above ? form[above] : '');
    return isInside && (world.isRegion?.(code) ?? true) ? undefined : messages.invalid(kycLabels[field]);
  };

/** Rules for present values; the schema already validates choices. */
const rules: Partial<Record<KycField, Rule>> = {
  full_name: atLeast('full_name', 3),
  nik: (value, _form, { isProvince }) => nikError(String(value), isProvince),
  birth_place: atLeast('birth_place', 3),
  birth_date: (value, _form, { today }) => birthError(String(value), today),
  npwp: digits(/^\d{15,16}$/, 'NPWP harus 15 atau 16 digit.'),
  company_name: atLeast('company_name', 3),
  nib: digits(/^\d{13}$/, 'NIB harus 13 digit.'),
  director_name: atLeast('director_name', 3),
  bank_code: () => undefined,
  account_number: digits(/^\d{8,16}$/, 'Nomor rekening harus 8 sampai 16 digit.'),
  account_holder: (value, form) => holderError(String(value), form),
  ...addressRules(''),
  ...addressRules('domicile_'),
};

function addressRules(prefix: '' | 'domicile_'): Partial<Record<KycField, Rule>> {
  const neighbourhood = (field: KycField): Rule => digits(/^\d{3}$/, `${kycLabels[field]} harus 3 digit.`);
  return {
    [`${prefix}address`]: atLeast(`${prefix}address`, 10),
    [`${prefix}rt`]: neighbourhood(`${prefix}rt`),
    [`${prefix}rw`]: neighbourhood(`${prefix}rw`),
    [`${prefix}province_id`]: region(`${prefix}province_id`),
    [`${prefix}city_id`]: region(`${prefix}city_id`, `${prefix}province_id`),
    [`${prefix}district_id`]: region(`${prefix}district_id`, `${prefix}city_id`),
    [`${prefix}village_id`]: region(`${prefix}village_id`, `${prefix}district_id`),
    [`${prefix}postal_code`]: digits(/^\d{5}$/, 'Kode pos harus 5 digit.'),
  };
}

const requiredOfAll: KycField[] = [
  'account_type',
  'full_name',
  'nik',
  'birth_place',
  'birth_date',
  'gender',
  'occupation',
  'address',
  'province_id',
  'city_id',
  'district_id',
  'postal_code',
  'ktp_photo',
  'selfie_photo',
  'bank_code',
  'account_number',
  'account_holder',
  'business_channel',
  'est_monthly_volume',
];
const requiredOfCompanies: KycField[] = [
  'npwp',
  'company_name',
  'nib',
  'director_name',
  'deed_file',
  'npwp_company_photo',
];
const requiredElsewhere: KycField[] = [
  'domicile_address',
  'domicile_province_id',
  'domicile_city_id',
  'domicile_district_id',
  'domicile_postal_code',
];
const ofCompanies: readonly KycField[] = requiredOfCompanies.filter((field) => field !== 'npwp');

/** Required fields, without the consents of the last step. */
export const requiredFields = (form: Pick<KycForm, 'account_type' | 'same_as_ktp'>): KycField[] => [
  ...requiredOfAll,
  ...(form.account_type === COMPANY ? requiredOfCompanies : []),
  ...(form.same_as_ktp === false ? requiredElsewhere : []),
];

/** Fields of companies and of a second address are conditional. */
export const isAsked = (field: KycField, form: Pick<KycForm, 'account_type' | 'same_as_ktp'>): boolean => {
  if (ofCompanies.includes(field)) return form.account_type === COMPANY;
  return !field.startsWith('domicile_') || form.same_as_ktp === false;
};

/** Errors by field; empty if the form can be submitted. The browser checks one step at a time. */
export function kycErrors(form: KycForm, world: KycWorld): KycErrors {
  const errors: KycErrors = {};
  const required = new Set(requiredFields(form));
  for (const field of Object.keys(kycLabels) as KycField[]) {
    if (!isAsked(field, form)) continue;
    const error = errorOf(field, form, world, required.has(field));
    if (error) errors[field] = [error];
  }
  return errors;
}

function errorOf(field: KycField, form: KycForm, world: KycWorld, required: boolean): string | undefined {
  const value = form[field];
  const given = !isEmpty(value);
  if (given) return rules[field]?.(value as NonNullable<unknown>, form, world);
  const elsewhere =
    world.photos.includes(field as PhotoKind) || (value === undefined && world.stored?.includes(field));
  return required && !elsewhere ? messages.required(kycLabels[field]) : undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0);

/** Age in years on `today`; both `YYYY-MM-DD`. */
export const ageOn = (birthDate: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0);

function birthError(birthDate: string, today: string): string | undefined {
  if (birthDate > today || ageOn(birthDate, today) > 120) return messages.invalid(kycLabels.birth_date);
  return ageOn(birthDate, today) < LEAST_AGE ? 'Usia minimal 17 tahun.' : undefined;
}

/** Money is paid out only to the verified person or company. */
function holderError(holder: string, form: KycForm): string | undefined {
  if (holder.length < 3) return messages.minLength(kycLabels.account_holder, 3);
  const names =
    form.account_type === COMPANY
      ? [form.company_name, form.director_name, form.full_name]
      : [form.full_name];
  const known = names.filter((name): name is string => Boolean(name));
  if (known.length === 0 || known.some((name) => resembles(holder, name))) return;
  return form.account_type === COMPANY
    ? 'Nama pemilik rekening harus sesuai nama badan usaha atau direktur.'
    : 'Nama pemilik rekening harus sesuai nama lengkap.';
}
