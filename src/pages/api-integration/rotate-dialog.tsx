import { KeyRound } from 'lucide-react';
import { call } from '../../api/call';
import { useAttempt } from '../../api/use-attempt';
import { usePinHelp } from '../../api/use-pin-help';
import { type AccessToken, rotateAccessToken, type ToldToken } from '../../core/contract/integration';
import { actions } from '../../core/text/actions';
import { usePinField } from '../../features/pin/use-pin-field';
import { Dialog } from '../../ui/dialog';
import { ForgotPin } from '../../ui/forgot-pin';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { OtpInput } from '../../ui/plain/otp-input';
import { copy } from './copy';

const words = copy.token;

interface RotateDialogProps {
  token: AccessToken;
  onClose: () => void;
  onMade: (token: ToldToken) => void;
}

/** A new secret, for the PIN. The last digit sends. */
export const RotateDialog = ({ token, onClose, onMade }: RotateDialogProps) => {
  const help = usePinHelp();
  const { attempt, busy, failure } = useAttempt();
  const { input, pin, setPin } = usePinField(failure);
  const isPin = failure?.code === 'WRONG_PIN';

  const send = (digits: string) =>
    attempt(async () =>
      onMade((await call(rotateAccessToken, { params: { id: token.id }, body: { pin: digits } })).data),
    );

  return (
    <Dialog
      title={words.rotateLabel(token.label)}
      icon={KeyRound}
      reason={words.rotateReason}
      onClose={onClose}
      actions={
        <Button tone="quiet" block onClick={onClose}>
          {actions.cancel}
        </Button>
      }
    >
      <OtpInput
        ref={input}
        label={words.pin}
        aside={<ForgotPin {...help} />}
        secret
        value={pin}
        onChange={(digits) => !busy && setPin(digits)}
        onComplete={(digits) => void send(digits)}
        error={isPin ? failure.message : undefined}
      />
      {failure && !isPin && (
        <Notice tone="bad" urgent>
          {failure.message}
        </Notice>
      )}
    </Dialog>
  );
};
