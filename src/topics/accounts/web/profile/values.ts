import type { z } from 'zod';
import { type Profile, updateProfile } from '../../../../core/contract/profile';
import { phone } from '../../../../core/format/phone';
import { type FieldErrors, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { type BillingInformation, type BillingInput, billingInput } from '../../contract/billing';
import { copy } from './copy';

/** Both forms of the page; billing fields begin with `bill_`. */
export interface ProfileValues {
  name: string;
  business_name: string;
  bill_name: string;
  bill_company: string;
  bill_npwp: string;
  bill_address: string;
  bill_email: string;
  bill_phone: string;
  wants_tax_invoice: boolean;
}

export type Name = keyof typeof copy.labels;

/** `billing` is null for a sub-account, which may not see it. */
export const valuesOf = (
  { name, business_name }: Pick<Profile, 'name' | 'business_name'>,
  billing: BillingInformation | null,
): ProfileValues => ({
  name,
  business_name,
  bill_name: billing?.name ?? '',
  bill_company: billing?.company ?? '',
  bill_npwp: billing?.npwp ?? '',
  bill_address: billing?.address ?? '',
  bill_email: billing?.email ?? '',
  bill_phone: billing?.phone ? phone(billing.phone) : '',
  wants_tax_invoice: billing?.wants_tax_invoice ?? false,
});

export const profileBody = (values: ProfileValues, isOwner: boolean): z.input<typeof updateProfile.body> => ({
  name: values.name,
  ...(isOwner && { business_name: values.business_name }),
});

export const billingBody = (values: ProfileValues): BillingInput => ({
  name: values.bill_name,
  company: values.bill_company,
  npwp: values.bill_npwp,
  address: values.bill_address,
  email: values.bill_email,
  phone: values.bill_phone,
  wants_tax_invoice: values.wants_tax_invoice,
});

const billingLabels = {
  name: copy.labels.bill_name,
  company: copy.labels.bill_company,
  npwp: copy.labels.bill_npwp,
  address: copy.labels.bill_address,
  email: copy.labels.bill_email,
  phone: copy.labels.bill_phone,
};

const billed = (errors: Partial<Record<string, string>>): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [`bill_${name}`, error]));

export const errorsOf = (values: ProfileValues, isOwner: boolean): FieldErrors<Name> => ({
  ...shapeErrors<Name>(updateProfile.body, profileBody(values, isOwner), copy.labels),
  ...(isOwner && billed(shapeErrors(billingInput, billingBody(values), billingLabels))),
});

/** Both calls share only the field `name`, which both validate. */
export function refused(fieldErrors: Record<string, string[]>): FieldErrors<Name> {
  const errors = serverErrors<Name>(fieldErrors);
  return { ...errors, ...billed(errors) };
}
