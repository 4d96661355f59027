import type { ChangeEvent } from 'react';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { Switch } from '../../../../ui/plain/switch';
import { TextArea } from '../../../../ui/plain/text-area';
import type { FieldErrors } from '../../../../ui/shape-errors';
import { copy } from './copy';
import type { Name, ProfileValues } from './values';

interface BillingFieldsProps {
  values: ProfileValues;
  errors: FieldErrors<Name>;
  onChange: (part: Partial<ProfileValues>) => void;
}

type BillName = Extract<Name, `bill_${string}`>;

/** Name on invoices (domain 3.6). */
export const BillingFields = ({ values, errors, onChange }: BillingFieldsProps) => {
  const { wants_tax_invoice } = values;
  const field = (name: BillName, maxLength: number) => ({
    label: copy.labels[name],
    maxLength,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.target.value }),
  });
  return (
    <FormSection title={copy.billing} reason={copy.billingHint} columns={2}>
      <Field {...field('bill_name', 100)} autoComplete="name" />
      <Field {...field('bill_company', 100)} autoComplete="organization" optional />
      <Field {...field('bill_email', 100)} type="email" autoComplete="email" optional />
      <Field {...field('bill_phone', 25)} type="tel" autoComplete="tel" optional />
      <div data-wide="">
        <Switch
          label={copy.taxInvoice}
          hint={copy.taxInvoiceHint}
          checked={wants_tax_invoice}
          onChange={(checked) => onChange({ wants_tax_invoice: checked })}
        />
      </div>
      <div data-wide="">
        <Field
          {...field('bill_npwp', 30)}
          hint={copy.npwpHint}
          inputMode="numeric"
          autoComplete="off"
          optional={!wants_tax_invoice}
        />
      </div>
      <div data-wide="">
        <TextArea
          {...field('bill_address', 300)}
          autoComplete="street-address"
          optional={!wants_tax_invoice}
        />
      </div>
    </FormSection>
  );
};
