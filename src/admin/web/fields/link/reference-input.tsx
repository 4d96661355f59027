import { Select } from 'antd';
import type { InputOf } from '../parts';
import { useChoices } from './use-choices';

const none: string[] = [];

export const ReferenceInput: InputOf<'reference'> = (props) => {
  const id = typeof props.value === 'string' ? props.value : undefined;
  const choices = useChoices(props, props.field.to, id ? [id] : none);
  return <Select {...choices} value={id} onChange={(value) => props.onChange(value)} />;
};

export const ReferencesInput: InputOf<'references'> = (props) => {
  const ids = (props.value as string[] | undefined) ?? none;
  const choices = useChoices(props, props.field.to, ids);
  return (
    <Select
      {...choices}
      mode="multiple"
      maxCount={props.field.max}
      value={ids}
      onChange={(value) => props.onChange(value)}
    />
  );
};
