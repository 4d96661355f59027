import { useCall } from '../../../../platform/web/use-call';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getReminder } from '../../contract';
import { copy } from './copy';
import { ReminderForm } from './reminder-form';

const ReminderPage = () => {
  const { data, error, refetch } = useCall(getReminder);
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/setting" />
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonCard height={320} />}>
        {(reminder) => <ReminderForm reminder={reminder} onSaved={() => void refetch()} />}
      </LoadState>
    </>
  );
};

export default ReminderPage;
