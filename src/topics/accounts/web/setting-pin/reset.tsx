import { useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import type { OtpChannel } from '../../../../core/contract/account-fields';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { Button } from '../../../../ui/plain/button';
import { PinPair } from '../../../../ui/plain/pin-pair';
import { forgotPin, resetPin } from '../../contract/pin';
import { ChannelChoice } from '../account/channel-choice';
import { OtpStep } from '../account/otp-step';
import { useOtp } from '../account/use-otp';
import { copy } from './copy';

/** Asks for the new PIN, kept in memory only, and then for an OTP. */
export const Reset = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const { phone } = useFacts().profile;
  const [channel, setChannel] = useState<OtpChannel>('whatsapp');
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const otp = useOtp(
    'pin-reset',
    async (_phone, by) => (await call(forgotPin, { body: { channel: by } })).data,
  );

  const choose = async (chosen: string) => {
    setRefusal(null);
    // A code already sent remains valid for another PIN.
    if (otp.requestId || (await otp.send(phone, channel))) setPin(chosen);
  };

  const check = async (request_id: string, code: string) => {
    try {
      await call(resetPin, { body: { request_id, code, pin } });
    } catch (error) {
      const failure = asApiError(error);
      if (!failure.errors?.pin) throw failure;
      // Too easy by facts that only the server knows; the code is still valid.
      setRefusal(failure);
      setPin('');
      return;
    }
    otp.forget();
    onDone();
  };

  if (pin !== '' && otp.requestId) {
    return <OtpStep otp={otp} onCode={check} onOther={() => setPin('')} other={copy.other} />;
  }
  const cancel = () => {
    otp.forget();
    onCancel();
  };
  return (
    <PinPair
      words={copy.newPin}
      busy={otp.busy}
      failure={refusal ?? otp.failure}
      onPin={(chosen) => void choose(chosen)}
      autoFocus
      before={<ChannelChoice value={channel} onChange={setChannel} />}
      after={
        <Button tone="quiet" onClick={cancel}>
          {copy.cancel}
        </Button>
      }
    />
  );
};
