import { Link, useNavigate } from 'react-router-dom';
import { dateTime } from '../../../core/format/date';
import { transactionStatus } from '../../../core/text/statuses';
import { fileUrl } from '../../../platform/web/browser-config';
import { KnownMoney } from '../../../ui/known-money';
import { pressToOpen } from '../../../ui/press-to-open';
import { StatusTag } from '../../../ui/status-tag';
import styles from '../../../ui/transaction-card.module.css';
import type { TransactionSummary } from '../contract/transaction-list';
import { BuyAgain } from './buy-again';
import { OrderName } from './order-name';

/** Image, product, item, code, date, price and 'Beli Lagi' (specification 2, transaction list cards). */
export const TransactionCard = ({ transaction: trx }: { transaction: TransactionSummary }) => {
  const navigate = useNavigate();
  const detail = `/detail-transaction?q=${trx.id}`;
  return (
    <article className={styles.card} {...pressToOpen(() => navigate(detail))}>
      <Link className={styles.main} to={detail}>
        <OrderName
          order={trx}
          destination={trx.destination}
          image={trx.product_image && fileUrl(trx.product_image)}
        />
      </Link>
      <span className={styles.code}>
        <span>{trx.code}</span>
        <span className={styles.date}>{trx.date && dateTime(trx.date)}</span>
      </span>
      <span className={styles.status}>
        <StatusTag status={transactionStatus(trx.status, trx.refunded)} />
      </span>
      <span className={styles.price}>
        <KnownMoney amount={trx.selling_total} />
      </span>
      <span className={styles.again}>
        <BuyAgain order={trx} tone="soft" block />
      </span>
    </article>
  );
};
