import { Input } from 'antd';
import { inSentence } from '../../../../core/text/in-sentence';
import type { InputOf } from '../parts';
import styles from './color.module.css';

export const ColorInput: InputOf<'color'> = ({ id, field, value, onChange, invalid, describedBy }) => {
  const code = typeof value === 'string' ? value : '';
  const isColor = /^#[0-9a-f]{6}$/i.test(code);
  return (
    <span className={styles.color}>
      <input
        type="color"
        className={isColor ? styles.picker : `${styles.picker} ${styles.unset}`}
        aria-label={`Pilih ${inSentence(field.label)}`}
        value={isColor ? code : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Input
        id={id}
        value={code}
        onChange={(event) => onChange(event.target.value)}
        placeholder={field.placeholder ?? '#0b6b66'}
        spellCheck={false}
        autoComplete="off"
        status={invalid ? 'error' : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </span>
  );
};
