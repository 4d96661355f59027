import { useLive } from '../../api/live-events';
import { useCall } from '../../api/use-call';
import { getTopupNominals } from '../../core/contract/topup';
import { LoadFailed } from '../../ui/load-failed';
import { PageHead } from '../../ui/page-head';
import { SkeletonCard } from '../../ui/skeleton';
import { copy } from './copy';
import { TopupForm } from './topup-form';
import styles from './topup-form.module.css';
import { UnpaidLimit } from './unpaid-limit';
import { useMethods } from './use-methods';

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
  const lookAgain = () => {
    void nominals.refetch();
    methods.refetch();
  };
  useLive('topup', () => void nominals.refetch());
  useLive('resync', lookAgain);

  if (!nominals.data || !methods.data) {
    const error = nominals.error ?? methods.error;
    if (!error) return <FormSkeleton />;
    return <LoadFailed message={error.message} requestId={error.request_id} onRetry={lookAgain} />;
  }
  const { unpaid, most_unpaid } = nominals.data;
  if (unpaid >= most_unpaid) return <UnpaidLimit onChanged={() => void nominals.refetch()} />;
  return <TopupForm options={nominals.data} methods={methods.data} onRefused={lookAgain} />;
};

const FormSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.steps}>
      <SkeletonCard height={260} />
      <SkeletonCard height={420} />
    </div>
    <SkeletonCard height={240} />
  </div>
);
