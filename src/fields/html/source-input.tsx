import { Input } from 'antd';
import type { InputOf } from '../parts';
import text from '../text/text.module.css';

export const SourceInput: InputOf<'html'> = ({ id, value, onChange, field, invalid, describedBy }) => (
  <Input.TextArea
    id={id}
    className={field.max ? text.counted : undefined}
    value={typeof value === 'string' ? value : ''}
    onChange={(event) => onChange(event.target.value)}
    autoSize={{ minRows: 8, maxRows: 24 }}
    count={field.max ? { show: true, max: field.max } : undefined}
    placeholder={field.placeholder ?? '<p>Tulis isi di sini.</p>'}
    status={invalid ? 'error' : undefined}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    aria-required={field.required || undefined}
  />
);
