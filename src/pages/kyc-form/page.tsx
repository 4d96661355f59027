import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { useCall } from '../../api/use-call';
import { getKyc, type KycState } from '../../core/contract/kyc';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { copy } from './copy';
import { FormSkeleton } from './form-skeleton';
import { KycFormScreen } from './kyc-form';

/** /kyc-form?langkah={step}: for who has nothing under review and is not verified; /kyc tells the others. */
const KycFormPage = () => {
  const { kyc_verified, kyc_pending } = useFacts().profile;
  const isClosed = kyc_verified || kyc_pending;
  const { start, error, retry } = useStart(!isClosed);

  if (isClosed) return <Navigate to="/kyc" replace />;
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/kyc" />
      <LoadState data={start} error={error} onRetry={retry} skeleton={<FormSkeleton />}>
        {(state) => <KycFormScreen start={state} />}
      </LoadState>
    </>
  );
};

export default KycFormPage;

/** The draft as it is now, not as an earlier visit left it in the cache; what comes later the form knows itself. */
function useStart(enabled: boolean) {
  const kyc = useCall(getKyc, {}, { enabled });
  const [start, setStart] = useState<KycState>();
  const fresh = kyc.isFetching || kyc.error ? undefined : kyc.data;
  useEffect(() => {
    if (fresh) setStart((known) => known ?? fresh);
  }, [fresh]);
  return { start, error: kyc.error, retry: () => void kyc.refetch() };
}
