import type { OtpChannel } from '../../../../core/contract/account-fields';
import { Segmented } from '../../../../ui/plain/segmented';
import text from '../../../../ui/text.module.css';
import { copy } from './copy';

const channels: { value: OtpChannel; label: string }[] = [
  { value: 'whatsapp', label: copy.otp.channels.whatsapp },
  { value: 'sms', label: copy.otp.channels.sms },
];

export const ChannelChoice = (props: { value: OtpChannel; onChange: (channel: OtpChannel) => void }) => (
  <div>
    <p className={text.label} aria-hidden="true">
      {copy.otp.channel}
    </p>
    <Segmented label={copy.otp.channel} options={channels} {...props} />
  </div>
);
