import { customInputs, demanding } from 'virtual:custom-inputs';
import { Form } from 'antd';
import type { ComponentType } from 'react';
import type { FieldKind } from '../../schema/field';
import { kindOf } from '../../schema/kinds';
import { inputs } from '../fields/inputs';
import type { InputOf } from '../fields/parts';
import { ErrorText } from './error-text';
import { inputId } from './field-errors';
import type { FieldItemProps } from './field-item-props';
import styles from './form.module.css';
import { RowsInput } from './rows-input';

interface DrawnFieldProps extends FieldItemProps {
  Item: ComponentType<FieldItemProps>;
}

export const FieldItem = ({ path, listPath, field, surroundings, Item }: DrawnFieldProps) => {
  if (field.kind === 'rows') {
    return <RowsInput path={path} field={field} surroundings={surroundings} Item={Item} />;
  }
  const messages = surroundings.messagesAt(path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the blur of the input inside, offers nothing itself
    <div
      className={kindOf(field).short && !field.input ? undefined : styles.wide}
      onBlur={() => surroundings.onLeave(path)}
    >
      <Form.Item
        name={listPath ?? path}
        label={field.label}
        required={field.required || demanding.includes(field.input ?? '')}
        extra={field.help}
        help={messages && <ErrorText messages={messages} />}
        validateStatus={messages && 'error'}
        // Switches always have a value, so they are not marked as required.
        className={kindOf(field).unset === undefined ? undefined : styles.unmarked}
        htmlFor={inputId(path)}
      >
        <BoundInput path={path} field={field} surroundings={surroundings} />
      </Form.Item>
    </div>
  );
};

interface BoundInputProps extends Omit<FieldItemProps, 'fields' | 'listPath'> {
  value?: unknown;
  onChange?: (value: unknown) => void;
}

const BoundInput = ({ path, field, surroundings, value, onChange = () => undefined }: BoundInputProps) => {
  const custom = field.input ? customInputs[field.input] : undefined;
  const Input = custom ?? (inputs[field.kind as Exclude<FieldKind, 'rows'>] as InputOf<FieldKind>);
  const id = inputId(path);
  return (
    <Input
      id={id}
      name={path}
      field={field}
      value={value}
      onChange={onChange}
      onError={(message) => surroundings.onError(path, message)}
      invalid={surroundings.messagesAt(path) !== undefined}
      describedBy={`${id}_help ${id}_extra`}
      references={surroundings.references}
    />
  );
};
