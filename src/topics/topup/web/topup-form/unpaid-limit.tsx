import { TOPUP } from '../../../../core/states';
import { actions } from '../../../../core/text/actions';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { Countdown } from '../../../../ui/countdown';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Money } from '../../../../ui/money';
import { useOpenHere } from '../../../../ui/open-here';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { SkeletonList } from '../../../../ui/skeleton';
import text from '../../../../ui/text.module.css';
import { MOST_UNPAID } from '../../contract/topup';
import { listTopups, type TopupSummary } from '../../contract/topup-list';
import { CancelDialog } from '../parts/cancel-dialog';
import { copy } from './copy';
import styles from './topup-form.module.css';

/** Replaces the form at the limit of unpaid top-ups: lists them with pay and cancel. */
export const UnpaidLimit = ({ onChanged }: { onChanged: () => void }) => {
  const query = { status: TOPUP.waiting, limit: MOST_UNPAID };
  const { data, error, refetch } = useCall(listTopups, { query });
  const [asked, ask] = useOpenHere<TopupSummary>();
  const again = () => {
    void refetch();
    onChanged();
  };
  useLive('topup', () => void refetch());
  useLive('resync', () => void refetch());
  return (
    <div className={layout.stack4}>
      <Notice>
        <strong>{copy.fullTitle}.</strong> {copy.fullHint}
      </Notice>
      <section className={card.card} aria-label={copy.full}>
        <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonList rows={MOST_UNPAID} />}>
          {(topups) =>
            topups.map((topup) => (
              <Unpaid key={topup.id} topup={topup} onCancel={() => ask(topup)} onEnd={again} />
            ))
          }
        </LoadState>
      </section>
      {asked && <CancelDialog topup={asked} onClose={() => ask(null)} onChanged={again} />}
    </div>
  );
};

interface UnpaidProps {
  topup: TopupSummary;
  onCancel: () => void;
  onEnd: () => void;
}

const Unpaid = ({ topup, onCancel, onEnd }: UnpaidProps) => (
  <article className={styles.unpaid}>
    <span className={styles.words}>
      <Money amount={topup.invoice_paid_amount} size={17} />
      <span className={text.quiet}>
        {topup.method_name} · {topup.code}
      </span>
      {topup.expires_at && (
        <span className={text.quiet}>
          {copy.left} <Countdown until={topup.expires_at} style="words" onEnd={onEnd} />
        </span>
      )}
    </span>
    <span className={styles.buttons}>
      <Button tone="danger" onClick={onCancel}>
        {actions.callOff}
        <span className="sr-only"> {topup.code}</span>
      </Button>
      <ButtonLink to={`/topup/payment?q=${topup.id}`}>
        {actions.pay}
        <span className="sr-only"> {topup.code}</span>
      </ButtonLink>
    </span>
  </article>
);
