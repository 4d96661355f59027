import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { useFeedback } from '../../ui/feedback';
import { copy } from './copy';
import { Fresh } from './fresh';
import { Pending } from './pending';
import { Rejected } from './rejected';

/** /kyc: where the verification of documents stands, live; who is verified has nothing left to do here. */
const KycPage = () => {
  const { kyc_verified, kyc_pending, kyc_reject } = useFacts().profile;
  if (kyc_verified) return <Verified />;
  const State = kyc_pending ? Pending : kyc_reject ? Rejected : Fresh;
  return <State />;
};

/** On to the dashboard, with a word why. */
const Verified = () => {
  const { success } = useFeedback();
  useEffect(() => success(copy.verified), [success]);
  return <Navigate to="/dashboard" replace />;
};

export default KycPage;
