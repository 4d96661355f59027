import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useModel } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { mayBeId } from '../../api/record-id';
import { useCall } from '../../api/use-call';
import { useGathered } from '../../api/use-gathered';
import { getShiftReport, type ShiftReport } from '../../core/contract/cashier-shift';
import { dateTime } from '../../core/format/date';
import { resourceOf } from '../../core/schema/compile';
import { shiftStatus } from '../../core/text/statuses';
import { useChanges } from '../../screens/parts/use-changes';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { Button } from '../../ui/plain/button';
import { ButtonLink } from '../../ui/plain/button-link';
import { SkeletonCard } from '../../ui/skeleton';
import { StatusTag } from '../../ui/status-tag';
import { copy } from './copy';
import { ShiftView } from './shift-view';

/** /cashier-shift/detail?q={id}: a running shift, its count, and its printable report. */
const CashierShiftPage = () => {
  const [query] = useSearchParams();
  const id = query.get('q');
  // The key resets all input for another shift.
  return <Shift key={id} id={mayBeId(id) ? id : null} />;
};

export default CashierShiftPage;

const at = (iso: string): string => dateTime(iso, { seconds: false, zone: true });

const Shift = ({ id }: { id: string | null }) => {
  const resource = resourceOf(useModel(), 'cashier-shift');
  const { data, error, refetch } = useCall(
    getShiftReport,
    { params: { id: id ?? '' } },
    { enabled: id !== null },
  );
  const again = () => void refetch();
  const soon = useGathered(again);
  useChanges(resource, again);
  // A changed order may belong to this shift.
  useLive('transaction', soon);

  if (id === null || error?.status === 404) return <Missing list={resource.paths.list ?? '/'} />;
  return (
    <>
      <PageHead
        title={data ? copy.titleOf(data.code) : copy.title}
        tag={data && <StatusTag status={shiftStatus(data.status)} />}
        hint={data && copy.hint(data.by, at(data.opened_at), data.closed_at && at(data.closed_at))}
        back={resource.paths.list ?? '/'}
        extra={data && <Print shift={data} />}
      />
      <LoadState data={data} error={error} onRetry={again} skeleton={<SkeletonCard height={320} />}>
        {(shift) => <ShiftView shift={shift} resource={resource} onChanged={again} />}
      </LoadState>
    </>
  );
};

const Print = ({ shift }: { shift: ShiftReport }) =>
  shift.figures && (
    <span className="no-print">
      <Button tone="soft" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
        {copy.print}
      </Button>
    </span>
  );

const Missing = ({ list }: { list: string }) => (
  <EmptyState
    drawing="search"
    level={1}
    title={copy.missing}
    hint={copy.missingHint}
    action={<ButtonLink to={list}>{copy.openList}</ButtonLink>}
  />
);
