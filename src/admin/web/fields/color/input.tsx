import { Input } from 'antd';
import { inSentence } from '../../../../core/text/in-sentence';
import { type InputOf, textWiringOf } from '../parts';
import styles from './color.module.css';

export const ColorInput: InputOf<'color'> = (props) => {
  const { field, value, onChange } = props;
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
        {...textWiringOf(props)}
        value={code}
        onChange={(event) => onChange(event.target.value)}
        placeholder={field.placeholder ?? '#0b6b66'}
        spellCheck={false}
        autoComplete="off"
      />
    </span>
  );
};
