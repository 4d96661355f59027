import { forwardRef } from 'react';
import { usePinHelp } from '../../../../admin/web/session/use-pin-help';
import { ForgotPin } from '../../../../ui/forgot-pin';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { copy } from './copy';

interface PinFieldProps {
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
  onComplete?: (digits: string) => void;
}

export const PinField = forwardRef<HTMLInputElement, PinFieldProps>((props, ref) => (
  <OtpInput ref={ref} label={copy.token.pin} aside={<ForgotPin {...usePinHelp()} />} secret {...props} />
));
PinField.displayName = 'PinField';
