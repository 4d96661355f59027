import type { Payment } from '../../core/contract/payment';
import type { Topup } from '../../core/contract/topup';
import card from '../../ui/card.module.css';
import { PaymentTile } from '../../ui/payment-tile';
import { Deadline } from './deadline';
import { ExactAmount } from './exact-amount';
import { PayTo } from './pay-to';
import styles from './pay-to.module.css';

export const PayCard = ({ topup, payment, onEnd }: { topup: Topup; payment: Payment; onEnd: () => void }) => (
  <section className={`${card.card} ${styles.pay}`} aria-label={topup.method_name}>
    {topup.expires_at && <Deadline key={topup.expires_at} until={topup.expires_at} onEnd={onEnd} />}
    <div className={styles.method}>
      <PaymentTile name={topup.method_name} />
      <strong>{topup.method_name}</strong>
    </div>
    <PayTo topup={topup} payment={payment} />
    <ExactAmount topup={topup} />
  </section>
);
