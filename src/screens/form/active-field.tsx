import { Form } from 'antd';
import { asksOf, isMet, isRequired } from '../../core/schema/active';
import { inputId } from './field-errors';
import { FieldItem } from './field-item';
import type { FieldItemProps } from './field-item-props';
import type { Path, Values } from './form-values';

/** A field of the form, or nothing while another answer leaves it out of question. */
export const ActiveField = (props: FieldItemProps) =>
  asksOf(props.field).length > 0 ? (
    // In another place of its list it has other neighbours to watch.
    <WatchedField key={inputId(props.path)} {...props} />
  ) : (
    <FieldItem {...props} Item={ActiveField} />
  );

/**
 * Drawn anew with the answers that it depends on, and marked as the validator would judge it now. What was typed
 * stays in the form, so that going back brings it back; it is not sent.
 */
const WatchedField = ({ field, fields, ...props }: FieldItemProps) => {
  const form = Form.useFormInstance();
  const judge = (values: Values) => {
    const beside = valueAt(values, props.path.slice(0, -1)) as Values;
    return { isAsked: isMet(field.when, beside), required: isRequired(field, fields, beside) };
  };
  const watched = Form.useWatch(judge, { form, preserve: true });
  const { isAsked, required } = watched ?? judge(form.getFieldsValue(true));
  return isAsked ? (
    <FieldItem {...props} field={{ ...field, required }} fields={fields} Item={ActiveField} />
  ) : null;
};

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce((value, step) => Reflect.get(Object(value), step), values) ?? {};
