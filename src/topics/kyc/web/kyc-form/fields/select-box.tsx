import { SelectField } from '../../../../../ui/plain/select-field';
import { copy } from '../copy';
import type { EditField } from '../edits';
import { useField } from '../form-context';
import { choicesOf } from './choice-group';
import { FieldSlot } from './field-slot';

export const SelectBox = ({ name, set }: { name: EditField; set: Record<string, string> }) => {
  const field = useField(name);
  return (
    <FieldSlot name={name}>
      <SelectField
        label={field.label}
        optional={field.optional}
        error={field.error}
        prompt={copy.choose}
        options={choicesOf(set)}
        value={String(field.value ?? '')}
        onChange={(value) => field.set((value || null) as never)}
      />
    </FieldSlot>
  );
};
