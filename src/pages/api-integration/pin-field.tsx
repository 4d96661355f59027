import { forwardRef } from 'react';
import { usePinHelp } from '../../api/use-pin-help';
import { ForgotPin } from '../../ui/forgot-pin';
import { OtpInput } from '../../ui/plain/otp-input';
import { copy } from './copy';

interface PinFieldProps {
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
  /** The last digit has just been filled in. */
  onComplete?: (digits: string) => void;
}

/** The PIN that everything with a secret is done for, with the way out for who has forgotten it. */
export const PinField = forwardRef<HTMLInputElement, PinFieldProps>((props, ref) => (
  <OtpInput ref={ref} label={copy.token.pin} aside={<ForgotPin {...usePinHelp()} />} secret {...props} />
));
PinField.displayName = 'PinField';
