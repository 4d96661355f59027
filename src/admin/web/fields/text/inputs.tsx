import { Input } from 'antd';
import { useState } from 'react';
import { phone as phoneText } from '../../../../core/format/phone';
import { slugify } from '../../../schema/slugify';
import { type InputOf, type InputWiring, textWiringOf } from '../parts';
import styles from './text.module.css';

const wiring = (props: InputWiring) => ({
  ...textWiringOf(props),
  value: typeof props.value === 'string' ? props.value : '',
  onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  placeholder: props.field.placeholder,
  autoComplete: 'off',
});

const counted = (max: number | undefined) => (max ? { show: true, max } : undefined);

export const TextInput: InputOf<'text'> = (props) => {
  const { max, upper } = props.field;
  return (
    <Input
      {...wiring(props)}
      count={counted(max)}
      // CSS shows capitals while typing; changing the value would move the caret.
      className={upper ? styles.upper : undefined}
      onBlur={(event) => upper && event.target.value && props.onChange(event.target.value.toUpperCase())}
    />
  );
};

interface TextAreaInputProps extends InputWiring {
  field: InputWiring['field'] & { max?: number };
  autoSize: { minRows: number; maxRows: number };
}

export const TextAreaInput = ({ autoSize, ...props }: TextAreaInputProps) => (
  <Input.TextArea
    {...wiring(props)}
    className={props.field.max ? styles.counted : undefined}
    autoSize={autoSize}
    count={counted(props.field.max)}
  />
);

export const LongTextInput: InputOf<'longtext'> = (props) => (
  <TextAreaInput {...props} autoSize={{ minRows: 3, maxRows: 10 }} />
);

export const SlugInput: InputOf<'slug'> = (props) => (
  <Input
    {...wiring(props)}
    spellCheck={false}
    // Converted on blur, because converting while typing would move the caret.
    onBlur={(event) => event.target.value && props.onChange(slugify(event.target.value, props.field.max))}
  />
);

export const EmailInput: InputOf<'email'> = (props) => (
  <Input {...wiring(props)} type="email" inputMode="email" />
);

/** Formatted as `0812-3456-7890` except while typing, which would move the caret. */
export const PhoneInput: InputOf<'phone'> = (props) => {
  const [typed, setTyped] = useState<string>();
  const { value, onChange, ...wired } = wiring(props);
  return (
    <Input
      {...wired}
      type="tel"
      inputMode="tel"
      value={value === typed ? value : phoneText(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
};

export const UrlInput: InputOf<'url'> = (props) => (
  <Input {...wiring(props)} type={props.field.pages ? 'text' : 'url'} inputMode="url" spellCheck={false} />
);

export const PasswordInput: InputOf<'password'> = (props) => (
  <Input.Password {...wiring(props)} autoComplete="new-password" />
);
