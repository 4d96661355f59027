import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { useCall } from '../../../../platform/web/use-call';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getKyc, type KycState } from '../../contract/kyc';
import { copy } from './copy';
import { KycFormScreen } from './kyc-form';
import styles from './kyc-form.module.css';

const FormSkeleton = () => (
  <div className={styles.columns}>
    <SkeletonCard height={56} />
    <SkeletonCard height={420} />
  </div>
);

/** /kyc-form?langkah={step}: redirects to /kyc while in review and once verified. */
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

/** Needs the current draft, not a cached one; later states come from saving. */
function useStart(enabled: boolean) {
  const kyc = useCall(getKyc, {}, { enabled });
  const [start, setStart] = useState<KycState>();
  const fresh = kyc.isFetching || kyc.error ? undefined : kyc.data;
  useEffect(() => {
    if (fresh) setStart((known) => known ?? fresh);
  }, [fresh]);
  return { start, error: kyc.error, retry: () => void kyc.refetch() };
}
