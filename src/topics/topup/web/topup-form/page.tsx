import { listManualMethods, listPaymentMethods } from '../../../../core/contract/payment';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { LoadFailed } from '../../../../ui/load-failed';
import { PageHead } from '../../../../ui/page-head';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getTopupNominals } from '../../contract/topup';
import { copy } from './copy';
import { TopupForm } from './topup-form';
import { UnpaidLimit } from './unpaid-limit';

/** Methods open and close by time, so they are polled. Milliseconds. */
const polling = { refetchInterval: 60_000 };

/** Gateway methods, then manual transfers. One kind is enough. */
function useMethods() {
  const gateway = useCall(listPaymentMethods, {}, polling);
  const manual = useCall(listManualMethods, {}, polling);
  const isKnown =
    [gateway, manual].every(({ data, error }) => data || error) && (gateway.data ?? manual.data);
  return {
    data: isKnown ? [...(gateway.data ?? []), ...(manual.data ?? [])] : undefined,
    error: isKnown ? null : (gateway.error ?? manual.error),
    refetch: () => {
      void gateway.refetch();
      void manual.refetch();
    },
  };
}

const TopupFormPage = () => (
  <>
    <PageHead title={copy.title} hint={copy.hint} back="/topup/data" />
    <Content />
  </>
);

export default TopupFormPage;

const Content = () => {
  const nominals = useCall(getTopupNominals);
  const methods = useMethods();
  const refresh = () => {
    void nominals.refetch();
    methods.refetch();
  };
  useLive('topup', () => void nominals.refetch());
  useLive('resync', refresh);

  if (!nominals.data || !methods.data) {
    const error = nominals.error ?? methods.error;
    if (!error) return <FormSkeleton />;
    return <LoadFailed message={error.message} requestId={error.request_id} onRetry={refresh} />;
  }
  const { unpaid, most_unpaid } = nominals.data;
  if (unpaid >= most_unpaid) return <UnpaidLimit onChanged={() => void nominals.refetch()} />;
  return <TopupForm options={nominals.data} methods={methods.data} onRefused={refresh} />;
};

const FormSkeleton = () => (
  <div className={layout.columns}>
    <div className={layout.stack4}>
      <SkeletonCard height={260} />
      <SkeletonCard height={420} />
    </div>
    <SkeletonCard height={240} />
  </div>
);
