import { useState } from 'react';
import { call } from '../../api/call';
import { useFacts } from '../../api/facts';
import type { OtpChannel } from '../../core/contract/account-fields';
import { requestPinUnlock, unlockPin } from '../../core/contract/pin';
import { OtpStep } from '../../features/account/otp-step';
import { useOtp } from '../../features/account/use-otp';
import { copy } from './copy';
import { SendCode } from './send-code';

export const Unlock = ({ onDone }: { onDone: () => void }) => {
  const { phone } = useFacts().profile;
  const [channel, setChannel] = useState<OtpChannel>('whatsapp');
  const otp = useOtp(
    'pin-unlock',
    async (_phone, by) => (await call(requestPinUnlock, { body: { channel: by } })).data,
  );
  if (!otp.requestId) {
    return (
      <SendCode
        channel={channel}
        onChannel={setChannel}
        busy={otp.busy}
        failure={otp.failure?.message}
        label={copy.unlock}
        onSend={() => void otp.send(phone, channel)}
      />
    );
  }
  const check = async (request_id: string, code: string) => {
    await call(unlockPin, { body: { request_id, code } });
    otp.forget();
    onDone();
  };
  return <OtpStep otp={otp} onCode={check} onOther={otp.forget} other={copy.cancel} />;
};
