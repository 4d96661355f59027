import { type ReactNode, useId } from 'react';
import { useChanges } from '../../../../admin/web/parts/use-changes';
import { dateTime } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import { bulkStatus } from '../../../../core/text/statuses';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { useExport } from '../../../../platform/web/use-saving';
import card from '../../../../ui/card.module.css';
import { EmptyState } from '../../../../ui/empty-state';
import { ExportButtons } from '../../../../ui/export-buttons';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Money } from '../../../../ui/money';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { SkeletonCard } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { useTopUpPath } from '../../../payments/web/top-up-path';
import { type BulkBatch, exportBulk, getBulk } from '../../contract';
import { BatchRows } from './batch-rows';
import styles from './bulk-order.module.css';
import { copy } from './copy';
import { Steering } from './steering';

const RESOURCE = { name: 'bulk-order' };
const LIST = '/product/bulk/data';

export const BatchView = ({ id, extra }: { id: string | null; extra: ReactNode }) => {
  const batch = useCall(getBulk, { params: { id: id ?? '' } }, { enabled: id !== null });
  const soon = useGathered(() => void batch.refetch());
  useChanges(RESOURCE, soon);
  useLive('transaction', soon);

  if (id === null || batch.error?.status === 404) {
    return (
      <EmptyState
        level={1}
        drawing="search"
        title={copy.notFound}
        hint={copy.notFoundHint}
        action={<ButtonLink to={LIST}>{copy.history}</ButtonLink>}
      />
    );
  }
  const { data } = batch;
  return (
    <>
      <PageHead
        title={data?.code ?? copy.title}
        tag={data && <StatusTag status={bulkStatus(data.status)} />}
        hint={data && copy.by(data.by, dateTime(data.created_at))}
        back={LIST}
        extra={extra}
      />
      <LoadState
        data={data}
        error={batch.error}
        onRetry={batch.refetch}
        skeleton={<SkeletonCard height={240} />}
      >
        {(shown) => (
          <div className={layout.stack4}>
            <Progress batch={shown} onSteered={soon} />
            <BatchRows rows={shown.rows} />
          </div>
        )}
      </LoadState>
    </>
  );
};

const Progress = ({ batch, onSteered }: { batch: BulkBatch; onSteered: () => void }) => {
  const title = useId();
  const file = useExport(exportBulk, { id: batch.id }, `pesanan-massal-${batch.code}`);
  const { pending, stopped, waiting } = batch.counts;
  const done = batch.total - waiting - stopped;
  const words = copy.progress(done, batch.total);
  return (
    <section className={`${card.card} ${styles.progressCard}`} aria-labelledby={title}>
      <div className={styles.progressHead}>
        <h2 id={title} aria-live="polite">
          {words}
        </h2>
        <ExportButtons {...file} />
      </div>
      <progress className={styles.bar} max={batch.total} value={done} aria-label={words} />
      <dl className={styles.figures}>
        <Figure label={copy.spent} amount={batch.spent} />
        {batch.refunded > 0 && <Figure label={copy.refunded} amount={batch.refunded} />}
        <Figure label={copy.planned} amount={batch.planned} />
      </dl>
      {pending > 0 && <p className={text.quiet}>{copy.pending(pending)}</p>}
      {stopped > 0 && <p className={text.quiet}>{copy.stopped(stopped)}</p>}
      {batch.reason && <Reason reason={batch.reason} />}
      <Steering batch={batch} onSteered={onSteered} />
    </section>
  );
};

const Figure = ({ label, amount }: { label: string; amount: number }) => (
  <div>
    <dt className={text.quiet}>{label}</dt>
    <dd>
      <Money amount={amount} size={22} />
    </dd>
  </div>
);

const Reason = ({ reason }: { reason: string }) => {
  const topUpPath = useTopUpPath();
  const words = copy.reasons[reason];
  if (!words) return null;
  const isMoney = reason === 'INSUFFICIENT_BALANCE';
  return (
    <Notice
      tone={isMoney ? 'bad' : 'wait'}
      urgent
      action={
        isMoney &&
        topUpPath && (
          <ButtonLink tone="quiet" size="small" to={topUpPath}>
            {actions.topUp}
          </ButtonLink>
        )
      }
    >
      {words}
    </Notice>
  );
};
