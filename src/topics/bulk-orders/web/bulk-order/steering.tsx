import { CircleStop, Pause, Play, RotateCcw, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BULK } from '../../../../core/states';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { Button } from '../../../../ui/plain/button';
import { Refusal } from '../../../../ui/plain/refusal';
import text from '../../../../ui/text.module.css';
import { useOnline } from '../../../../ui/use-online';
import { type BulkBatch, retryBulk, steerBulk } from '../../contract';
import styles from './bulk-order.module.css';
import { copy } from './copy';
import { PinDialog } from './pin-dialog';
import { useBalance } from './use-balance';
import { useLines } from './use-lines';

type Question = 'stop' | 'retry' | null;

export const Steering = ({ batch, onSteered }: { batch: BulkBatch; onSteered: () => void }) => {
  const online = useOnline();
  const balance = useBalance();
  const steer = useAction(steerBulk);
  const again = useAction(retryBulk);
  const navigate = useNavigate();
  const list = useLines();
  const [question, setQuestion] = useState<Question>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { status, reason, counts, retry } = batch;
  const isOpen = status === BULK.running || status === BULK.paused;

  const run = async (action: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await action();
      setQuestion(null);
    } catch (error) {
      const refusal = asApiError(error);
      setFailure(refusal);
      // A wrong PIN stays in the dialog; other errors are shown on the page.
      if (!isPin(refusal)) setQuestion(null);
    }
    onSteered();
  };
  const go = (to: 'pause' | 'resume' | 'stop') =>
    run(() => steer.mutateAsync({ params: { id: batch.id }, body: { to } }));
  const off = !online || steer.isLoading;
  const failedBills = isOpen ? [] : batch.rows.filter((row) => row.is_bill && row.outcome === 'failed');
  /** Failed bills go back to the list, because their amount must be checked again. */
  const refresh = () => {
    list.add(failedBills.map(({ line }) => line));
    navigate('/product/form');
  };

  return (
    <>
      <Refusal error={!isPin(failure) && failure} />
      <div className={styles.steering}>
        {status === BULK.running && (
          <Button
            tone="soft"
            icon={<Pause size={18} aria-hidden="true" />}
            disabled={off}
            onClick={() => void go('pause')}
          >
            {copy.pause}
          </Button>
        )}
        {status === BULK.paused && reason !== 'FORBIDDEN' && (
          <Button
            icon={<Play size={18} aria-hidden="true" />}
            disabled={off}
            onClick={() => void go('resume')}
          >
            {copy.resume}
          </Button>
        )}
        {isOpen && counts.waiting > 0 && (
          <Button
            tone="quiet"
            icon={<CircleStop size={18} aria-hidden="true" />}
            disabled={off}
            onClick={() => setQuestion('stop')}
          >
            {copy.stop}
          </Button>
        )}
        {failedBills.length > 0 && (
          <Button
            tone="soft"
            icon={<ScanSearch size={18} aria-hidden="true" />}
            title={copy.billsAgainHint}
            onClick={refresh}
          >
            {copy.billsAgain(failedBills.length)}
          </Button>
        )}
        {retry && (
          <Button
            tone="soft"
            icon={<RotateCcw size={18} aria-hidden="true" />}
            disabled={!online}
            title={copy.retryHint}
            onClick={() => setQuestion('retry')}
          >
            {copy.retry(retry.count)}
          </Button>
        )}
      </div>
      {retry && <p className={text.quiet}>{copy.retryHint}</p>}
      {failedBills.length > 0 && <p className={text.quiet}>{copy.billsAgainHint}</p>}
      {question === 'stop' && (
        <Dialog
          title={copy.stopTitle}
          icon={CircleStop}
          reason={copy.stopReason(counts.waiting)}
          onClose={() => setQuestion(null)}
          actions={
            <>
              <Button tone="danger" loading={steer.isLoading} onClick={() => void go('stop')}>
                {copy.stop}
              </Button>
              <Dismiss onClick={() => setQuestion(null)} />
            </>
          }
        />
      )}
      {question === 'retry' && retry && (
        <PinDialog
          count={retry.count}
          total={retry.total}
          balance={balance}
          error={isPin(failure) ? failure : null}
          isSending={again.isLoading}
          onPin={(pin) =>
            void run(() =>
              again.mutateAsync({ params: { id: batch.id }, body: { expected_total: retry.total, pin } }),
            )
          }
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
};

const isPin = (error: ApiError | null): boolean =>
  error?.code === 'WRONG_PIN' || error?.code === 'PIN_LOCKED';
