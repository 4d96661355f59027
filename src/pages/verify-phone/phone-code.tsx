import { Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { useKept } from '../../api/kept';
import type { OtpChannel } from '../../core/contract/account-fields';
import { confirmPhoneOtp, requestPhoneOtp } from '../../core/contract/account-verification';
import { phone as readable } from '../../core/format/phone';
import styles from '../../layout/account/account.module.css';
import { ChannelChoice } from '../../layout/account/channel-choice';
import { copy as shared } from '../../layout/account/copy';
import { OtpStep } from '../../layout/account/otp-step';
import { readPhone } from '../../layout/account/read-address';
import { useOtp } from '../../layout/account/use-otp';
import { Button } from '../../ui/plain/button';
import { Field } from '../../ui/plain/field';
import { Notice } from '../../ui/plain/notice';
import { useFirstInvalid } from '../../ui/use-first-invalid';
import { copy } from './copy';

interface PhoneCodeProps {
  /** `628…`, as the account has it. */
  phone: string;
  /** Looks again at what is verified. */
  onDone: () => Promise<unknown>;
}

/** First where to send the code, then the code. */
export const PhoneCode = ({ phone, onDone }: PhoneCodeProps) => {
  const [typed, change, forget] = useKept('verify-phone', { phone: readable(phone) });
  const otp = useOtp('otp-verify-phone', async (to, channel) => {
    const body = { channel, ...(to !== phone && { phone: to }) };
    return (await call(requestPhoneOtp, { body })).data;
  });
  const [channel, setChannel] = useState<OtpChannel>(otp.channel);
  const [faults, setFaults] = useState<{ phone?: string }>({});
  const form = useFirstInvalid(faults);

  if (otp.requestId) {
    const confirm = async (requestId: string, code: string) => {
      await call(confirmPhoneOtp, { body: { request_id: requestId, code } });
      await onDone();
      otp.forget();
      forget();
    };
    return <OtpStep otp={otp} onCode={confirm} onOther={otp.forget} other={copy.other} />;
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { address: to, fault } = readPhone(typed.phone);
    setFaults(fault ? { phone: fault } : {});
    if (to) void otp.send(to, channel);
  };

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={copy.title}>
      {otp.failure && (
        <Notice tone="bad" urgent>
          {otp.failure.message}
        </Notice>
      )}
      <Field
        label={shared.phone}
        icon={<Smartphone size={18} />}
        type="tel"
        inputMode="tel"
        name="phone"
        autoComplete="tel"
        hint={copy.phoneHint}
        value={typed.phone}
        onChange={(event) => change({ phone: event.target.value })}
        error={faults.phone}
      />
      <ChannelChoice value={channel} onChange={setChannel} />
      <Button type="submit" size="large" block loading={otp.busy}>
        {shared.sendCode}
      </Button>
    </form>
  );
};
