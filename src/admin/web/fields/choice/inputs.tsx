import { Select, Switch } from 'antd';
import { inSentence } from '../../../../core/text/in-sentence';
import { cleanTags } from '../../../schema/kinds/choice';
import type { InputOf } from '../parts';
import styles from './choice.module.css';

export const SwitchInput: InputOf<'switch'> = ({ id, field, value, onChange, describedBy }) => (
  <span className={styles.switch}>
    <Switch
      id={id}
      checked={value === true}
      onChange={onChange}
      aria-label={field.label}
      aria-describedby={describedBy}
    />
    <span aria-hidden="true">{value ? 'Ya' : 'Tidak'}</span>
  </span>
);

export const ChoiceInput: InputOf<'choice'> = (props) => (
  <Select
    id={props.id}
    className={styles.select}
    // A virtual list hides options from screen readers.
    virtual={false}
    value={props.value ?? undefined}
    onChange={(value) => props.onChange(value)}
    options={props.field.options.map(({ value, label }) => ({ value, label }))}
    placeholder={props.field.placeholder ?? `Pilih ${inSentence(props.field.label)}`}
    allowClear={!props.field.required}
    status={props.invalid ? 'error' : undefined}
    aria-invalid={props.invalid || undefined}
    aria-describedby={props.describedBy}
  />
);

export const TagsInput: InputOf<'tags'> = (props) => (
  <Select
    id={props.id}
    mode="tags"
    className={styles.select}
    value={(props.value as string[] | undefined) ?? []}
    onChange={(words) => props.onChange(cleanTags(words) as string[])}
    tokenSeparators={[',']}
    open={false}
    suffixIcon={null}
    placeholder={props.field.placeholder ?? 'Ketik lalu tekan Enter'}
    status={props.invalid ? 'error' : undefined}
    aria-invalid={props.invalid || undefined}
    aria-describedby={props.describedBy}
  />
);
