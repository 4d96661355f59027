import type { EditField } from '../edits';
import { useField } from '../form-context';
import { ChoiceGroup, choicesOf } from './choice-group';
import { FieldSlot } from './field-slot';

interface ChoiceFieldProps {
  name: EditField;
  set: Record<string, string>;
  wide?: boolean;
  warning?: string | undefined;
  toValue?: (key: string) => unknown;
}

export const ChoiceField = ({
  name,
  set,
  wide = false,
  warning,
  toValue = (key) => key,
}: ChoiceFieldProps) => {
  const field = useField(name);
  return (
    <FieldSlot name={name} wide={wide}>
      <ChoiceGroup
        label={field.label}
        optional={field.optional}
        error={field.error}
        warning={warning}
        choices={choicesOf(set)}
        values={field.value === null || field.value === undefined ? [] : [String(field.value)]}
        onChange={([key = '']) => field.set(toValue(key) as never)}
      />
    </FieldSlot>
  );
};
