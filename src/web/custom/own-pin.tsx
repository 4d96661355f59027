import { Input } from 'antd';
import type { FieldKind } from '../../admin/schema/field';
import { type InputOf, textWiringOf } from '../../admin/web/fields/parts';

export const OwnPinInput: InputOf<FieldKind> = (props) => (
  <Input.Password
    {...textWiringOf(props)}
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => props.onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
    inputMode="numeric"
    autoComplete="off"
    visibilityToggle={false}
    placeholder="••••••"
  />
);
