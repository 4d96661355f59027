import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../../../../ui/plain/field';
import { SelectField } from '../../../../ui/plain/select-field';
import type { BrandForm } from '../../../catalogue/contract/catalogue';

interface FormInputProps {
  form: BrandForm;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Attributes by type; `number` stays text to keep leading zeros. */
const wiring: Record<Exclude<BrandForm['type'], 'select'>, ComponentPropsWithoutRef<'input'>> = {
  text: { type: 'text', autoCapitalize: 'none' },
  number: { type: 'text', inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
};

export const FormInput = ({ form, value, error, onChange }: FormInputProps) => {
  const words = {
    label: form.alias,
    hint: form.help_text ?? undefined,
    error,
    optional: !form.required,
    value,
  };
  if (form.type === 'select') {
    return <SelectField {...words} prompt={form.placeholder} options={form.options} onChange={onChange} />;
  }
  return (
    <Field
      {...words}
      {...wiring[form.type]}
      name={`target-${form.key}`}
      placeholder={form.placeholder}
      // Disables autofill: the browser's own data are not the customer's.
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
