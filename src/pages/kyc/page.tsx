import { Navigate } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { Fresh } from './fresh';
import { Pending } from './pending';
import { Rejected } from './rejected';

/** /kyc: where the verification of documents stands, live; who is verified has nothing left to do here. */
const KycPage = () => {
  const { kyc_verified, kyc_pending, kyc_reject } = useFacts().profile;
  if (kyc_verified) return <Navigate to="/dashboard" replace />;
  const State = kyc_pending ? Pending : kyc_reject ? Rejected : Fresh;
  return <State />;
};

export default KycPage;
