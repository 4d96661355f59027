import type { OtpChannel } from '../../core/contract/account-fields';
import { ChannelChoice } from '../../features/account/channel-choice';
import { Button } from '../../ui/plain/button';
import { Refusal } from '../../ui/plain/refusal';

interface SendCodeProps {
  channel: OtpChannel;
  onChannel: (channel: OtpChannel) => void;
  busy: boolean;
  failure: string | undefined;
  label: string;
  onSend: () => void;
}

export const SendCode = ({ channel, onChannel, busy, failure, label, onSend }: SendCodeProps) => (
  <>
    <ChannelChoice value={channel} onChange={onChannel} />
    <Refusal error={failure} />
    <Button loading={busy} onClick={onSend}>
      {label}
    </Button>
  </>
);
