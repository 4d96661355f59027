import { Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { signInByOtp } from '../../api/sign-in-by-otp';
import { requestLoginOtp } from '../../core/contract/account';
import styles from '../../layout/account/account.module.css';
import { ChannelChoice } from '../../layout/account/channel-choice';
import { copy } from '../../layout/account/copy';
import { OtpStep } from '../../layout/account/otp-step';
import { readPhone } from '../../layout/account/read-address';
import { useOtp } from '../../layout/account/use-otp';
import { Button } from '../../ui/plain/button';
import { Field } from '../../ui/plain/field';
import { Notice } from '../../ui/plain/notice';
import { useFirstInvalid } from '../../ui/use-first-invalid';
import { laterCopy } from './later-copy';

interface OtpLoginProps {
  phone: string;
  onPhone: (phone: string) => void;
}

const ask: Parameters<typeof useOtp>[1] = async (phone, channel) =>
  (await call(requestLoginOtp, { body: { phone, channel } })).data;

/** Signing in with a code: first where to send it, then the code. Success needs no answer: the gate leads on. */
export const OtpLogin = ({ phone, onPhone }: OtpLoginProps) => {
  const otp = useOtp('otp-login', ask);
  const [channel, setChannel] = useState(otp.channel);
  const [faults, setFaults] = useState<{ phone?: string | undefined }>({});
  const form = useFirstInvalid(faults);

  if (otp.requestId) {
    const enter = async (requestId: string, code: string) => {
      await signInByOtp(requestId, code);
      otp.forget();
    };
    return <OtpStep otp={otp} onCode={enter} onOther={otp.forget} other={laterCopy.other} />;
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { address, fault } = readPhone(phone);
    setFaults(fault ? { phone: fault } : {});
    if (address) void otp.send(address, channel);
  };

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={laterCopy.form}>
      {otp.failure && (
        <Notice tone="bad" urgent>
          {otp.failure.message}
        </Notice>
      )}
      <Field
        label={copy.phone}
        icon={<Smartphone size={18} />}
        type="tel"
        inputMode="tel"
        name="username"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        hint={laterCopy.phoneHint}
        value={phone}
        onChange={(event) => onPhone(event.target.value)}
        error={faults.phone}
      />
      <ChannelChoice value={channel} onChange={setChannel} />
      <Button type="submit" size="large" block loading={otp.busy}>
        {copy.sendCode}
      </Button>
    </form>
  );
};
