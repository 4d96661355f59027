import { Form } from 'antd';
import { asksOf, isRequired } from '../../schema/active';
import { isMet } from '../../schema/condition';
import { inputId } from './field-errors';
import { FieldItem } from './field-item';
import type { FieldItemProps } from './field-item-props';
import type { Path, Values } from './form-values';

export const ActiveField = (props: FieldItemProps) =>
  asksOf(props.field).length > 0 ? (
    // Moving a row changes the fields that are watched.
    <WatchedField key={inputId(props.path)} {...props} />
  ) : (
    <FieldItem {...props} Item={ActiveField} />
  );

/**
 * Follows the fields it depends on and shows whether it is required. Values of a hidden field stay in the form, but are
 * not sent.
 */
const WatchedField = ({ field, fields, ...props }: FieldItemProps) => {
  const form = Form.useFormInstance();
  const validate = (values: Values) => {
    const beside = valueAt(values, props.path.slice(0, -1)) as Values;
    return { isAsked: isMet(field.when, beside), required: isRequired(field, fields, beside) };
  };
  const watched = Form.useWatch(validate, { form, preserve: true });
  const { isAsked, required } = watched ?? validate(form.getFieldsValue(true));
  return isAsked ? (
    <FieldItem {...props} field={{ ...field, required }} fields={fields} Item={ActiveField} />
  ) : null;
};

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce((value, step) => Reflect.get(Object(value), step), values) ?? {};
