import { call } from '../../api/call';
import { useAttempt } from '../../api/use-attempt';
import { createPin } from '../../core/contract/pin';
import { actions } from '../../core/text/actions';
import { Button } from '../../ui/plain/button';
import { PinPair } from '../../ui/plain/pin-pair';
import { copy } from './copy';
import { useLeave } from './use-leave';

/** Asks for the PIN twice; it can be skipped, because only buying needs it. */
export const NewPin = ({ onDone, onExists }: { onDone: () => void; onExists: () => void }) => {
  const { attempt, busy, failure } = useAttempt();
  const leave = useLeave();
  const send = async (pin: string) => {
    const made = await attempt(() =>
      call(createPin, { body: { pin } }).catch((error) => {
        if (error.code === 'PIN_EXISTS') onExists();
        throw error;
      }),
    );
    if (made) onDone();
  };
  return (
    <PinPair
      words={copy.newPin}
      busy={busy}
      failure={failure}
      onPin={(pin) => void send(pin)}
      autoFocus
      after={
        <Button tone="quiet" onClick={leave}>
          {actions.later}
        </Button>
      }
    />
  );
};
