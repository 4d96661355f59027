import { useSearchParams } from 'react-router-dom';
import { TOPUP } from '../../../../core/states';
import { topupStatus } from '../../../../core/text/statuses';
import { useLive } from '../../../../platform/web/live-events';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { EmptyState } from '../../../../ui/empty-state';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SkeletonCard } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { useScreen } from '../../../../ui/use-screen';
import { getTopup, type Topup } from '../../contract/topup';
import { copy } from './copy';
import { TopupActions } from './topup-actions';
import styles from './topup-payment.module.css';
import { TopupView } from './topup-view';

/** Polling interval of an open top-up in milliseconds, in case live frames do not arrive. */
const POLL_MS = 15_000;

const isUnderWay = ({ status }: Topup): boolean => status === TOPUP.waiting || status === TOPUP.reviewed;

const nextPoll = (last: Topup | undefined) => (last && isUnderWay(last) ? POLL_MS : false);

function useTopup(id: string) {
  const isId = mayBeId(id);
  const topup = useCall(getTopup, { params: { id } }, { enabled: isId, refetchInterval: nextPoll });
  const { data, error, isFetching, refetch } = topup;

  useLive('topup', (news) => {
    if (news.id === id && news.version > (data?.version ?? -1)) void refetch();
  });
  useLive('resync', () => void refetch());

  return { data, error, isFetching, refetch, isMissing: !isId || error?.status === 404 };
}

const PaymentSkeleton = () => (
  <div className={`${layout.columns} ${styles.columns}`}>
    <div className={layout.stack4}>
      <SkeletonCard height={360} />
      <SkeletonCard height={200} />
    </div>
    <SkeletonCard height={260} />
  </div>
);

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
        {(found) => <TopupView key={found.id} topup={found} refresh={refetch} />}
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
