import { Link, useNavigate } from 'react-router-dom';
import { dateTime } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { transactionStatus } from '../../../core/text/statuses';
import { KnownMoney } from '../../../ui/known-money';
import { ButtonLink } from '../../../ui/plain/button-link';
import { pressToOpen } from '../../../ui/press-to-open';
import { StatusTag } from '../../../ui/status-tag';
import { Tile } from '../../../ui/tile';
import styles from '../../../ui/transaction-card.module.css';
import type { TransactionSummary } from '../contract/transaction-list';

interface TransactionCardProps {
  transaction: TransactionSummary;
  /** URL of the picture; null shows initials. */
  image: string | null;
  mayBuy: boolean;
}

/** Image, product, item, code, date, price and 'Beli Lagi' (specification 2, transaction list cards). */
export const TransactionCard = ({ transaction: trx, image, mayBuy }: TransactionCardProps) => {
  const navigate = useNavigate();
  const detail = `/detail-transaction?q=${trx.id}`;
  return (
    <article className={styles.card} {...pressToOpen(() => navigate(detail))}>
      <Link className={styles.main} to={detail}>
        <Tile brandKey={trx.product_key} monogram={trx.monogram} image={image} size={44} />
        <span className={styles.words}>
          <span className={styles.item}>
            {trx.item_name}
            {trx.qty > 1 && ` × ${trx.qty}`}
          </span>
          <span className={styles.product}>
            {[trx.product_name, trx.destination].filter(Boolean).join(' · ')}
          </span>
        </span>
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
        {mayBuy && trx.parent_category_id && (
          <ButtonLink
            tone="soft"
            block
            to={`/transaction-form?q=${trx.parent_category_id}&trx=${trx.id}`}
            aria-label={`${actions.buyAgain} ${trx.item_name} ${trx.product_name}`}
          >
            {actions.buyAgain}
          </ButtonLink>
        )}
      </span>
    </article>
  );
};
