import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TRANSACTION } from '../../../../core/states';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getTransaction, type TransactionDetail } from '../../contract/transaction';
import { copy } from './copy';

/** Polling interval of a pending order in milliseconds, in case live frames do not arrive. */
const POLL_MS = 15_000;

const nextPoll = (last: TransactionDetail | undefined) =>
  last && last.status !== TRANSACTION.pending ? false : POLL_MS;

export const TransactionFrame = ({ children }: { children: (found: TransactionDetail) => ReactNode }) => {
  const [query] = useSearchParams();
  const id = query.get('q') ?? '';
  const { data, error, refetch } = useCall(
    getTransaction,
    { params: { id } },
    { enabled: id !== '', refetchInterval: nextPoll },
  );
  useLive('transaction', (news) => {
    if (news.id === id) void refetch();
  });
  useLive('resync', () => void refetch());

  if (id === '' || error?.status === 404 || error?.status === 400) return <Missing />;
  return (
    <>
      {!data && <TransactionHead />}
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonCard height={320} />}>
        {children}
      </LoadState>
    </>
  );
};

export const TransactionHead = ({ extra }: { extra?: ReactNode }) => (
  <PageHead title={copy.title} back="/list-transaction" extra={extra} />
);

const Missing = () => (
  <EmptyState
    drawing="search"
    level={1}
    title={copy.missing}
    hint={copy.missingHint}
    action={<ButtonLink to="/list-transaction">{copy.openList}</ButtonLink>}
  />
);
