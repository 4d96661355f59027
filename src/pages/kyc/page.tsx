import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { useFeedback } from '../../ui/feedback';
import { copy } from './copy';
import { Fresh } from './fresh';
import { Pending } from './pending';
import { Rejected } from './rejected';

const KycPage = () => {
  const { kyc_verified, kyc_pending, kyc_reject } = useFacts().profile;
  if (kyc_verified) return <Verified />;
  const State = kyc_pending ? Pending : kyc_reject ? Rejected : Fresh;
  return <State />;
};

const Verified = () => {
  const { success } = useFeedback();
  useEffect(() => success(copy.verified), [success]);
  return <Navigate to="/dashboard" replace />;
};

export default KycPage;
