import { Link } from 'react-router-dom';
import { forgottenPin } from '../core/text/pin';

interface ForgotPinProps {
  /** Whether this person may open the page where a PIN is chosen anew. */
  mayReset: boolean;
  /** A sub-account's PIN is its owner's affair. */
  isSub: boolean;
}

/** Beside the field of a PIN: the way on for who has forgotten it. */
export const ForgotPin = ({ mayReset, isSub }: ForgotPinProps) => {
  if (mayReset) return <Link to={forgottenPin.path}>{forgottenPin.question}</Link>;
  return isSub ? <span>{forgottenPin.askOwner}</span> : null;
};
