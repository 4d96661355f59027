import { Smartphone } from 'lucide-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Refusal } from '../../../../ui/plain/refusal';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import styles from './account.module.css';
import { ChannelChoice } from './channel-choice';
import { copy } from './copy';
import { readPhone } from './read-address';
import type { Otp } from './use-otp';

interface OtpPhoneFormProps extends Pick<ComponentProps<typeof Field>, 'name' | 'placeholder' | 'hint'> {
  otp: Otp;
  label: string;
  phone: string;
  onPhone: (phone: string) => void;
}

export const OtpPhoneForm = ({ otp, label, phone, onPhone, ...field }: OtpPhoneFormProps) => {
  const [channel, setChannel] = useState(otp.channel);
  const [errors, setErrors] = useState<{ phone?: string }>({});
  const form = useFirstInvalid(errors);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { address, error } = readPhone(phone);
    setErrors(error ? { phone: error } : {});
    if (address) void otp.send(address, channel);
  };

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={label}>
      <Refusal error={otp.failure} />
      <Field
        {...field}
        label={copy.phone}
        icon={<Smartphone size={18} />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        onChange={(event) => onPhone(event.target.value)}
        error={errors.phone}
      />
      <ChannelChoice value={channel} onChange={setChannel} />
      <Button type="submit" size="large" block loading={otp.busy}>
        {copy.sendCode}
      </Button>
    </form>
  );
};
