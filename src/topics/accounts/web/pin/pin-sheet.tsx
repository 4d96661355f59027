import { KeyRound } from 'lucide-react';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { usePinHelp } from '../../../../admin/web/session/use-pin-help';
import { inSentence } from '../../../../core/text/in-sentence';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { ForgotPin } from '../../../../ui/forgot-pin';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { Refusal } from '../../../../ui/plain/refusal';
import { copy } from './copy';
import { usePinField } from './use-pin-field';
import type { Reveal } from './use-reveal';

const CREATE_PIN = '/setting/create-pin';

/** Asks for the PIN before masked data are shown; without a PIN it links to creating one. The last digit submits. */
export const PinSheet = ({ label, reveal }: { label: string; reveal: Omit<Reveal, 'value'> }) => {
  const hasPin = useFacts().profile.has_pin !== false;
  const canCreate = useKnownPath()(CREATE_PIN);
  const help = usePinHelp();
  const { error, isSending } = reveal;
  const { input, pin, setPin, isLocked } = usePinField(error);

  return (
    <Dialog
      title={copy.title(inSentence(label))}
      icon={KeyRound}
      reason={hasPin ? copy.reason : copy.noPin}
      onClose={reveal.close}
      actions={
        <>
          {!hasPin && canCreate && <ButtonLink to={CREATE_PIN}>{copy.createPin}</ButtonLink>}
          <Dismiss onClick={reveal.close} />
        </>
      }
    >
      {hasPin && (
        <OtpInput
          ref={input}
          label={copy.pin}
          aside={<ForgotPin {...help} />}
          secret
          disabled={isLocked}
          value={pin}
          onChange={(digits) => !isSending && setPin(digits)}
          onComplete={(digits) => !isSending && void reveal.send(digits)}
          error={isLocked ? undefined : error?.message}
        />
      )}
      <Refusal error={isLocked && error} />
    </Dialog>
  );
};
