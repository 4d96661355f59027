import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useKnownLink } from '../../../../admin/web/session/known-path';
import { dateTime } from '../../../../core/format/date';
import { transactionStatus } from '../../../../core/text/statuses';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import { StatusTag } from '../../../../ui/status-tag';
import type { ShiftReport, ShiftReportOrder } from '../../contract';
import styles from './cashier-shift.module.css';
import { copy } from './copy';

export const Orders = ({ shift }: { shift: ShiftReport }) => {
  const title = useId();
  const { orders, order_count: all } = shift;
  return (
    <section className={card.card} aria-labelledby={title}>
      <div className={styles.listHead}>
        <h2 id={title}>
          {copy.orders} ({all})
        </h2>
      </div>
      {all > orders.length && <p className={styles.none}>{copy.most(orders.length, all)}</p>}
      {orders.length === 0 ? (
        <p className={styles.none}>{shift.figures ? copy.noneSold : copy.noOrders}</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Order = ({ order }: { order: ShiftReportOrder }) => {
  const link = useKnownLink()(`/detail-transaction?q=${order.id}`);
  return (
    <li>
      <span className={styles.what}>
        <span>
          {order.product_name} – {order.item_name}
        </span>
        <span className={styles.quiet}>
          {link ? (
            <Link className={styles.code} to={link}>
              {order.code}
            </Link>
          ) : (
            order.code
          )}{' '}
          · {dateTime(order.created_at, { seconds: false })}
        </span>
      </span>
      <span className={styles.state}>
        <StatusTag status={transactionStatus(order.status, order.refunded)} />
        {order.returned_since && <span className={styles.quiet}>{copy.returnedSince}</span>}
      </span>
      {order.resale_total === null ? (
        <span className={styles.quiet}>{copy.noPrice}</span>
      ) : (
        <Money
          amount={order.taken ?? order.resale_total}
          was={order.taken === 0 ? order.resale_total : null}
        />
      )}
    </li>
  );
};
