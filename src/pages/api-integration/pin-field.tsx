import { forwardRef } from 'react';
import { usePinHelp } from '../../api/use-pin-help';
import { ForgotPin } from '../../ui/forgot-pin';
import { OtpInput } from '../../ui/plain/otp-input';
import { copy } from './copy';

interface PinFieldProps {
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
  /** Called with the last digit. */
  onComplete?: (digits: string) => void;
}

/** PIN field with a link for a forgotten PIN. */
export const PinField = forwardRef<HTMLInputElement, PinFieldProps>((props, ref) => (
  <OtpInput ref={ref} label={copy.token.pin} aside={<ForgotPin {...usePinHelp()} />} secret {...props} />
));
PinField.displayName = 'PinField';
