import { Form } from 'antd';
import type { CustomInput } from '../../core/schema/custom-names';
import type { FieldKind } from '../../core/schema/field';
import { customInputs } from '../../custom/inputs';
import { inputs } from '../../fields/inputs';
import type { InputOf } from '../../fields/parts';
import type { FieldItemProps } from './field-item-props';
import styles from './form.module.css';
import { inputId } from './form-values';
import { RowsInput } from './rows-input';

/** A field with its label, its help and its message. */
export const FieldItem = ({ path, listPath, field, references, onLeave }: FieldItemProps) => {
  if (field.kind === 'rows') {
    return <RowsInput path={path} field={field} references={references} onLeave={onLeave} Item={FieldItem} />;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the blur of the input inside, offers nothing itself
    <div onBlur={() => onLeave(path)}>
      <Form.Item
        name={listPath ?? path}
        label={field.label}
        required={field.required}
        extra={field.help}
        // On or off: a switch always has its value.
        className={field.kind === 'switch' ? styles.unmarked : undefined}
        htmlFor={inputId(path)}
      >
        <BoundInput path={path} field={field} references={references} />
      </Form.Item>
    </div>
  );
};

interface BoundInputProps extends Omit<FieldItemProps, 'onLeave' | 'listPath'> {
  /** Given by antd's `Form.Item`. */
  value?: unknown;
  onChange?: (value: unknown) => void;
}

const BoundInput = ({ path, field, references, value, onChange = () => undefined }: BoundInputProps) => {
  const { status } = Form.Item.useStatus();
  const custom = field.input ? customInputs[field.input as CustomInput] : undefined;
  const Input = custom ?? (inputs[field.kind as Exclude<FieldKind, 'rows'>] as InputOf<FieldKind>);
  const id = inputId(path);
  return (
    <Input
      id={id}
      name={path}
      field={field}
      value={value}
      onChange={onChange}
      invalid={status === 'error'}
      describedBy={`${id}_help ${id}_extra`}
      references={references}
    />
  );
};
