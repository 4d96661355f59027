import { Form } from 'antd';
import { holds } from '../../core/schema/active';
import type { Condition } from '../../core/schema/field';
import { FieldItem } from './field-item';
import type { FieldItemProps } from './field-item-props';

/** A field of the form, or nothing while another answer leaves it out of question. */
export const ActiveField = (props: FieldItemProps) =>
  props.field.when ? (
    <WatchedField {...props} when={props.field.when} />
  ) : (
    <FieldItem {...props} Item={ActiveField} />
  );

/** What was typed stays in the form, so that going back brings it back; it is not sent. */
const WatchedField = ({ when, ...props }: FieldItemProps & { when: Condition }) => {
  const form = Form.useFormInstance();
  const asked = Form.useWatch([...props.path.slice(0, -1), when.field], { form, preserve: true });
  return holds(when, { [when.field]: asked }) ? <FieldItem {...props} Item={ActiveField} /> : null;
};
