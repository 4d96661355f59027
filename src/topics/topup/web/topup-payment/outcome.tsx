import type { ReactNode } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { TOPUP } from '../../../../core/states';
import { topupStatus } from '../../../../core/text/statuses';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import { statusIcon } from '../../../../ui/status-tag';
import type { Topup } from '../../contract/topup';
import { copy } from './copy';
import styles from './topup-payment.module.css';

export const Outcome = ({ topup, actions }: { topup: Topup; actions: ReactNode }) => {
  const status = topupStatus(topup.status);
  const Picture = statusIcon(status);
  const words = wordsOf(topup);
  return (
    <section className={`${card.card} ${styles.outcome}`} data-tone={status.tone} aria-label={status.word}>
      <span className={styles.picture}>
        <Picture size={28} aria-hidden="true" />
      </span>
      <h2>{words.title}</h2>
      {words.hint && <p className={styles.hint}>{words.hint}</p>}
      {topup.status === TOPUP.paid && <BalanceNow />}
      {topup.reject_reason && topup.status === TOPUP.rejected && (
        <p className={styles.reason}>
          <strong>{copy.reason}</strong>
          {topup.reject_reason}
        </p>
      )}
      {topup.note && <p className={styles.reason}>{topup.note}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
};

function wordsOf({ status, amount, unique_code, invoice_paid_amount, payment }: Topup): {
  title: string;
  hint?: string;
} {
  if (status === TOPUP.paid) return { title: copy.paid(amount + unique_code) };
  if (status === TOPUP.cancelled) return { title: copy.cancelled, hint: copy.cancelledHint };
  if (status === TOPUP.reviewed) return { title: copy.reviewed, hint: copy.reviewedHint };
  if (status === TOPUP.unknown || status === TOPUP.waiting)
    return { title: copy.withoutDetails(invoice_paid_amount), hint: copy.withoutDetailsHint };
  if (status === TOPUP.rejected) return { title: copy.rejected, hint: copy.cancelledHint };
  return {
    title: copy.expired,
    hint: payment?.kind === 'manual' ? copy.expiredManualHint : copy.expiredHint,
  };
}

const BalanceNow = () => {
  const { balance } = useFacts();
  if (balance.main === null) return null;
  return (
    <p className={styles.balance}>
      {copy.balanceNow}
      <Money amount={balance.main} tone="petrol" size={26} />
    </p>
  );
};
