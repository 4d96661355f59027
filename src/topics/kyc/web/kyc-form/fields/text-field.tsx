import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { plainDigits } from '../../../../../core/format/plain-text';
import { Field } from '../../../../../ui/plain/field';
import type { EditField } from '../edits';
import { useField } from '../form-context';
import { FieldSlot, Warning } from './field-slot';

interface TextFieldProps
  extends Pick<ComponentPropsWithoutRef<'input'>, 'autoComplete' | 'autoCapitalize' | 'placeholder' | 'max'> {
  name: EditField;
  wide?: boolean;
  hint?: string;
  warning?: string | undefined;
  most?: number;
  digits?: boolean;
  type?: 'text' | 'date';
}

export const TextField = ({
  name,
  wide = false,
  hint,
  warning,
  most,
  digits = false,
  type = 'text',
  ...input
}: TextFieldProps) => {
  const field = useField(name);
  const [typed, setTyped] = useState('');
  const value = String(field.value ?? '');
  // The saved value is trimmed, but the text being typed must not change.
  const shown = typed.trim() === value ? typed : value;
  const take = (text: string) => {
    const taken = digits ? plainDigits(text) : text;
    setTyped(taken);
    field.set(taken || null);
  };
  return (
    <FieldSlot name={name} wide={wide}>
      <Field
        {...input}
        label={field.label}
        optional={field.optional}
        error={field.error}
        hint={hintOf(hint, warning)}
        type={type}
        inputMode={digits ? 'numeric' : undefined}
        // A number with too many digits is refused, not cut.
        maxLength={digits ? undefined : most}
        spellCheck={false}
        value={shown}
        onChange={(event) => take(event.target.value)}
        onBlur={(event) => {
          setTyped('');
          field.leave(event);
        }}
      />
    </FieldSlot>
  );
};

export const hintOf = (hint: string | undefined, warning: string | undefined): ReactNode =>
  warning ? (
    <>
      {hint}
      <Warning>{warning}</Warning>
    </>
  ) : (
    hint
  );
