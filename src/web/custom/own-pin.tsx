import { Input } from 'antd';
import type { FieldKind } from '../../admin/schema/field';
import type { InputOf } from '../../admin/web/fields/parts';

export const OwnPinInput: InputOf<FieldKind> = ({ id, value, invalid, describedBy, onChange }) => (
  <Input.Password
    id={id}
    value={typeof value === 'string' ? value : ''}
    onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
    inputMode="numeric"
    autoComplete="off"
    visibilityToggle={false}
    placeholder="••••••"
    status={invalid ? 'error' : undefined}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
  />
);
