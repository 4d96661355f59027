import { Link } from 'react-router-dom';
import { forgottenPin } from '../core/text/pin';

interface ForgotPinProps {
  mayReset: boolean;
  /** The PIN of a sub-account is reset by its owner. */
  isSub: boolean;
}

export const ForgotPin = ({ mayReset, isSub }: ForgotPinProps) => {
  if (mayReset) return <Link to={forgottenPin.path}>{forgottenPin.question}</Link>;
  return isSub ? <span>{forgottenPin.askOwner}</span> : null;
};
