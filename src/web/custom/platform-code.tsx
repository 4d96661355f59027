import { Form } from 'antd';
import type { FieldKind, FieldOf } from '../../admin/schema/field';
import { ChoiceInput } from '../../admin/web/fields/choice/inputs';
import type { InputOf, InputProps } from '../../admin/web/fields/parts';
import { TextInput } from '../../admin/web/fields/text/inputs';

export const PlatformCodeInput: InputOf<FieldKind> = (props) => {
  const form = Form.useFormInstance();
  const isPlatform = Form.useWatch('source', { form, preserve: true }) === 'platform';
  const { field, ...wiring } = props as InputProps<'text'> & { field: FieldOf<'text'> };
  if (!isPlatform || !field.choices) return <TextInput {...wiring} field={field} />;
  const { label, placeholder, required, choices } = field;
  const options = choices.map(({ value, label: name }) => ({
    value,
    label: name.toUpperCase() === value ? name : `${name} (${value})`,
  }));
  return (
    <ChoiceInput
      {...wiring}
      field={{
        kind: 'choice',
        options,
        label,
        ...(placeholder && { placeholder }),
        ...(required && { required }),
      }}
    />
  );
};
