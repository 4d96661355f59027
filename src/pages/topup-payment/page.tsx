import { useSearchParams } from 'react-router-dom';
import { topupStatus } from '../../core/text/statuses';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { ButtonLink } from '../../ui/plain/button-link';
import { StatusTag } from '../../ui/status-tag';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import { PaymentSkeleton } from './payment-skeleton';
import { TopupActions } from './topup-actions';
import { TopupView } from './topup-view';
import { useTopup } from './use-topup';

const TopupPaymentPage = () => {
  const [query] = useSearchParams();
  const id = query.get('q') ?? '';
  const topup = useTopup(id);
  const phone = useScreen() === 'phone';
  const { data, error, refetch, isMissing } = topup;
  if (isMissing) return <Missing />;
  return (
    <>
      <PageHead
        title={copy.title}
        back="/topup/data"
        tag={data && <StatusTag status={topupStatus(data.status)} />}
        extra={!phone && data && <TopupActions topup={data} onChanged={() => void refetch()} />}
      />
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<PaymentSkeleton />}>
        {(found) => <TopupView key={found.id} topup={found} look={refetch} />}
      </LoadState>
    </>
  );
};

export default TopupPaymentPage;

const Missing = () => (
  <EmptyState
    drawing="search"
    level={1}
    title={copy.missing}
    hint={copy.missingHint}
    action={<ButtonLink to="/topup/data">{copy.openList}</ButtonLink>}
  />
);
