import { KeyRound } from 'lucide-react';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { Refusal } from '../../../../ui/plain/refusal';
import { usePinField } from '../../../accounts/web/pin/use-pin-field';
import { PinField } from './pin-field';

interface PinDialogProps {
  title: string;
  reason: string;
  onClose: () => void;
  onSend: (pin: string) => Promise<unknown>;
}

export const PinDialog = ({ title, reason, onClose, onSend }: PinDialogProps) => {
  const { attempt, busy, failure } = useAttempt();
  const { input, pin, setPin } = usePinField(failure);
  const isPin = failure?.code === 'WRONG_PIN';

  return (
    <Dialog
      title={title}
      icon={KeyRound}
      reason={reason}
      onClose={onClose}
      actions={<Dismiss block onClick={onClose} />}
    >
      <PinField
        ref={input}
        value={pin}
        onChange={(digits) => !busy && setPin(digits)}
        onComplete={(digits) => void attempt(() => onSend(digits))}
        error={isPin ? failure.message : undefined}
      />
      <Refusal error={!isPin && failure} />
    </Dialog>
  );
};
