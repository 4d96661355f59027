import { Select, Switch } from 'antd';
import { inSentence } from '../../../../core/text/in-sentence';
import { cleanTags } from '../../../schema/kinds/choice';
import { type InputOf, type InputProps, wiringOf } from '../parts';
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

const selectOf = (props: InputProps<'choice'> | InputProps<'manyChoice'>) => ({
  ...wiringOf(props),
  className: styles.select,
  // A virtual list hides options from screen readers.
  virtual: false,
  options: props.field.options.map(({ value, label }) => ({ value, label })),
  placeholder: props.field.placeholder ?? `Pilih ${inSentence(props.field.label)}`,
  allowClear: !props.field.required,
});

export const ChoiceInput: InputOf<'choice'> = (props) => (
  <Select {...selectOf(props)} value={props.value ?? undefined} onChange={(value) => props.onChange(value)} />
);

export const ManyChoiceInput: InputOf<'manyChoice'> = (props) => (
  <Select
    {...selectOf(props)}
    mode="multiple"
    maxCount={props.field.max}
    optionFilterProp="label"
    value={(props.value as string[] | undefined) ?? []}
    onChange={(chosen) => props.onChange(chosen)}
  />
);

export const TagsInput: InputOf<'tags'> = (props) => (
  <Select
    {...wiringOf(props)}
    mode="tags"
    className={styles.select}
    value={(props.value as string[] | undefined) ?? []}
    onChange={(words) => props.onChange(cleanTags(words) as string[])}
    tokenSeparators={[',']}
    open={false}
    suffixIcon={null}
    placeholder={props.field.placeholder ?? 'Ketik lalu tekan Enter'}
  />
);
