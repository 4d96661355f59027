import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { Field } from './field';
import { IconButton } from './icon-button';

type PasswordFieldProps = Omit<ComponentPropsWithoutRef<typeof Field>, 'type' | 'icon' | 'end'>;

export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>((props, ref) => {
  const [shown, setShown] = useState(false);
  const Picture = shown ? EyeOff : Eye;
  const title = shown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi';
  return (
    <Field
      ref={ref}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      icon={<Lock size={18} />}
      end={
        <IconButton aria-label={title} title={title} onClick={() => setShown(!shown)}>
          <Picture size={18} />
        </IconButton>
      }
    />
  );
});
PasswordField.displayName = 'PasswordField';
