import { Printer } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resourceOf } from '../../../../admin/schema/compile';
import { useActions } from '../../../../admin/web/actions/use-actions';
import { useChanges } from '../../../../admin/web/parts/use-changes';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { dateTime, time } from '../../../../core/format/date';
import { SHIFT } from '../../../../core/states';
import { shiftStatus } from '../../../../core/text/statuses';
import { useLive } from '../../../../platform/web/live-events';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import card from '../../../../ui/card.module.css';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadState } from '../../../../ui/load-state';
import { Money } from '../../../../ui/money';
import { PageHead } from '../../../../ui/page-head';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SkeletonCard } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { getShiftReport, type ShiftReport } from '../../contract';
import styles from './cashier-shift.module.css';
import { copy } from './copy';
import { CountForm } from './count-form';
import { ExplainForm } from './explain-form';
import { Figures } from './figures';
import { Orders } from './orders';
import type { ShiftPartProps } from './part-props';

const Moves = ({ shift, resource, onChanged, mayAdd }: ShiftPartProps & { mayAdd: boolean }) => {
  const title = useId();
  const actions = useActions(resource, onChanged);
  const action = resource.actions.find(({ name }) => name === 'cash');
  return (
    <section className={card.card} aria-labelledby={title}>
      <div className={styles.listHead}>
        <h2 id={title}>{copy.cash}</h2>
        {mayAdd && action && (
          <Button
            tone="soft"
            onClick={() => void actions.start(action, [{ id: shift.id, code: shift.code, status: '1' }])}
          >
            {copy.addCash}
          </Button>
        )}
      </div>
      {shift.cash.length === 0 ? (
        <p className={styles.none}>{copy.noCash}</p>
      ) : (
        <ul className={styles.rows}>
          {shift.cash.map(({ id, amount, reason, by, created_at }) => (
            <li key={id}>
              <span className={styles.what}>
                <span>{reason}</span>
                <span className={styles.quiet}>
                  {amount > 0 ? copy.cashIn : copy.cashOut} · {time(created_at, { seconds: false })} · {by}
                </span>
              </span>
              <Money amount={amount} sign="always" tone={amount > 0 ? 'in' : 'ink'} />
            </li>
          ))}
        </ul>
      )}
      {actions.dialog}
    </section>
  );
};

const ShiftView = (parts: ShiftPartProps) => {
  const { shift } = parts;
  const mayWrite = useMay('cashier-shift:count').can;
  return (
    <div className={styles.page}>
      {shift.figures && <Figures shift={shift} figures={shift.figures} />}
      {shift.status === SHIFT.unexplained && mayWrite && <ExplainForm {...parts} />}
      {shift.status === SHIFT.open && mayWrite && <CountForm {...parts} />}
      <Moves {...parts} mayAdd={shift.status === SHIFT.open && mayWrite} />
      <Orders shift={shift} />
    </div>
  );
};

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
