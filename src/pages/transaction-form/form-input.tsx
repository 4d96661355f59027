import type { ComponentPropsWithoutRef } from 'react';
import type { BrandForm } from '../../core/contract/catalogue';
import { Field } from '../../ui/plain/field';
import { SelectField } from '../../ui/plain/select-field';

interface FormInputProps {
  form: BrandForm;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What each type asks of the browser; `number` stays text, so that leading zeros live. */
const wiring: Record<Exclude<BrandForm['type'], 'select'>, ComponentPropsWithoutRef<'input'>> = {
  text: { type: 'text', autoCapitalize: 'none' },
  number: { type: 'text', inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
};

/** One input of a brand's order form. */
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
      // The destination is a customer's: what this browser knows of its own user would be wrong.
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
