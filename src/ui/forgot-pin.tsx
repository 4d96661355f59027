import { Link } from 'react-router-dom';
import { forgottenPin } from '../core/text/pin';

interface ForgotPinProps {
  /** Whether this person may reset the PIN. */
  mayReset: boolean;
  /** The PIN of a sub-account is reset by its owner. */
  isSub: boolean;
}

/** Link beside a PIN field. */
export const ForgotPin = ({ mayReset, isSub }: ForgotPinProps) => {
  if (mayReset) return <Link to={forgottenPin.path}>{forgottenPin.question}</Link>;
  return isSub ? <span>{forgottenPin.askOwner}</span> : null;
};
