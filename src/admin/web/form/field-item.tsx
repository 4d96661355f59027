import { customInputs, demanding } from 'virtual:custom-inputs';
import { Form } from 'antd';
import { Lock } from 'lucide-react';
import { Field } from 'rc-field-form';
import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldKind } from '../../schema/field';
import { filterByOf } from '../../schema/filter-by';
import { kindOf } from '../../schema/kinds';
import { isLocked } from '../../schema/merge-edit';
import type { RecordCellProps } from '../fields/cells';
import { inputs } from '../fields/inputs';
import type { InputOf } from '../fields/parts';
import { AnyValue } from '../parts/any-cell';
import { ErrorText } from './error-text';
import { inputId } from './field-errors';
import type { FieldItemProps } from './field-item-props';
import styles from './form.module.css';
import { RowsInput } from './rows-input';

const NarrowedInput = lazy(() => import('./narrowed-input'));

interface DrawnFieldProps extends FieldItemProps {
  Item: ComponentType<FieldItemProps>;
}

export const FieldItem = ({
  path,
  listPath,
  isInLine = false,
  field,
  fields,
  surroundings,
  Item,
}: DrawnFieldProps) => {
  const { record } = surroundings;
  if (record && path.length === 1 && isLocked(field, record)) {
    return (
      <LockedField
        field={field}
        value={record[String(path[0])]}
        record={record}
        references={surroundings.references}
      />
    );
  }
  if (field.kind === 'rows') {
    return <RowsInput path={path} field={field} surroundings={surroundings} Item={Item} />;
  }
  const messages = surroundings.messagesAt(path);
  const input = <BoundInput path={path} field={field} fields={fields} surroundings={surroundings} />;
  const id = inputId(path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the blur of the input inside, offers nothing itself
    <div
      className={kindOf(field).short && !field.input ? undefined : styles.wide}
      onBlur={() => surroundings.onLeave(path)}
    >
      {isInLine ? (
        // A form of a hundred rows draws in half the time without the layout of its items.
        <>
          <label className="sr-only" htmlFor={id}>
            {field.label}
          </label>
          <Field name={listPath ?? path}>{input}</Field>
          <div id={`${id}_help`} role="alert">
            {messages && <ErrorText messages={messages} />}
          </div>
          {field.help && (
            <div id={`${id}_extra`} className={styles.help}>
              {field.help}
            </div>
          )}
        </>
      ) : (
        <Form.Item
          name={listPath ?? path}
          label={field.label}
          required={field.required || demanding.includes(field.input ?? '')}
          extra={field.help}
          help={messages && <ErrorText messages={messages} />}
          validateStatus={messages && 'error'}
          // Switches always have a value, so they are not marked as required.
          className={kindOf(field).unset === undefined ? undefined : styles.unmarked}
          htmlFor={id}
        >
          {input}
        </Form.Item>
      )}
    </div>
  );
};

/** The form keeps the value; only its input is replaced. */
export const LockedField = ({ field, ...value }: RecordCellProps) => (
  <Form.Item
    className={kindOf(field).short && !field.input ? undefined : styles.wide}
    label={field.label}
    extra={field.help}
  >
    <div className={styles.locked}>
      <Lock size={14} role="img" aria-label="Terkunci" />
      <AnyValue field={field} {...value} />
    </div>
  </Form.Item>
);

interface BoundInputProps extends Omit<FieldItemProps, 'listPath'> {
  value?: unknown;
  onChange?: (value: unknown) => void;
}

const BoundInput = ({
  path,
  field,
  fields,
  surroundings,
  value,
  onChange = () => undefined,
}: BoundInputProps) => {
  const custom = field.input ? customInputs[field.input] : undefined;
  const Input = custom ?? (inputs[field.kind as Exclude<FieldKind, 'rows'>] as InputOf<FieldKind>);
  const id = inputId(path);
  const filterBy = filterByOf(field);
  const wiring = {
    ...{ id, field, value, onChange },
    name: path,
    onError: (message: string | undefined) => surroundings.onError(path, message),
    invalid: surroundings.messagesAt(path) !== undefined,
    describedBy: `${id}_help ${id}_extra`,
    references: surroundings.references,
  };
  if (!filterBy) return <Input {...wiring} />;
  return (
    <Suspense fallback={null}>
      <NarrowedInput
        {...{ ...wiring, Input, filterBy }}
        siblings={fields}
        formFields={surroundings.fields ?? fields}
      />
    </Suspense>
  );
};
