import { Link } from 'react-router-dom';
import type { BalanceEntry } from '../../core/contract/balance';
import { dateTime } from '../../core/format/date';
import { balanceTypes } from '../../core/text/balance-types';
import { PANEL_ORDER_PAGE } from '../../core/text/panel-order';
import { useKnownPath } from '../../layout/known-path';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './history-balance.module.css';

/** Pages of what may have moved a balance, by `ref_type`. */
const causes: Readonly<Record<string, string>> = {
  transaction: '/detail-transaction',
  topup: '/topup/payment',
};
/** Of the panel, where not everybody may look. A renewal has no page of its own: all of them stand with the plan. */
const PLAN_PAGE = '/mitra-panel/status';

interface EntryRowProps {
  entry: BalanceEntry;
}

/** One movement of the balance with what stood before and after it. */
export const EntryRow = ({ entry }: EntryRowProps) => {
  const isIn = entry.direction === 'in';
  const isKnown = useKnownPath();
  const path =
    entry.ref_type === 'panel_order' && isKnown(PANEL_ORDER_PAGE) ? PANEL_ORDER_PAGE : causes[entry.ref_type];
  const cause =
    path && entry.ref_id
      ? `${path}?q=${entry.ref_id}`
      : entry.ref_type === 'plan-charge' && isKnown(PLAN_PAGE) && PLAN_PAGE;
  return (
    <article className={styles.row}>
      <span className={styles.words}>
        <span className={styles.strong}>{balanceTypes[entry.type] ?? entry.description}</span>
        <span className={styles.quiet}>{entry.description}</span>
      </span>
      <span className={styles.words}>
        {cause ? (
          <Link className={styles.way} to={cause}>
            {entry.ref_code}
          </Link>
        ) : (
          <span>{entry.ref_code}</span>
        )}
        <span className={styles.quiet}>
          {dateTime(entry.date)} · {entry.actor}
        </span>
      </span>
      <span className={styles.balances}>
        <span className={styles.quiet}>
          {copy.before} <Money amount={entry.balance_before} tone="quiet" />
        </span>
        <span className={styles.quiet}>
          {copy.after} <Money amount={entry.balance_after} tone="quiet" />
        </span>
      </span>
      <span className={styles.amount}>
        <Money
          amount={isIn ? entry.amount : -entry.amount}
          sign={isIn ? 'always' : 'auto'}
          tone={isIn ? 'in' : 'ink'}
        />
      </span>
    </article>
  );
};
