import { Link } from 'react-router-dom';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { dateTime } from '../../../../core/format/date';
import { PANEL_ORDER_PAGE } from '../../../../core/routes/cause-link';
import { holdStatus } from '../../../../core/text/statuses';
import { Money } from '../../../../ui/money';
import styles from '../../../../ui/money-row.module.css';
import { StatusTag } from '../../../../ui/status-tag';
import type { ProfitEntry } from '../../contract';
import { profitType } from '../../text';
import { copy } from './copy';

/** Profit transaksi, the only type that is held. */
const EARNED = 1;

export const EntryRow = ({ entry }: { entry: ProfitEntry }) => {
  const isKnown = useKnownPath();
  const isOrder = entry.ref_type === 'panel_order' && entry.ref_id !== null && isKnown(PANEL_ORDER_PAGE);
  return (
    <article className={styles.row}>
      <span className={styles.words}>
        <span className={styles.strong}>{profitType(entry.type)}</span>
        <span className={styles.quiet}>{entry.description}</span>
      </span>
      <span className={styles.words}>
        {isOrder ? (
          <Link to={`${PANEL_ORDER_PAGE}?q=${entry.ref_id}`}>{entry.ref_code}</Link>
        ) : (
          <span>{entry.ref_code}</span>
        )}
        <span className={styles.quiet}>
          {dateTime(entry.date)} · {entry.actor}
        </span>
      </span>
      <span className={styles.words}>
        {entry.type === EARNED && <StatusTag status={holdStatus(entry.held > 0)} />}
        {entry.held > 0 && (
          <span className={styles.quiet}>
            {entry.held_until
              ? copy.heldUntil(dateTime(entry.held_until, { seconds: false }))
              : copy.heldUntilDone}
          </span>
        )}
      </span>
      <span className={styles.end}>
        <span className={styles.quiet}>{copy.after}</span>
        <Money amount={entry.balance_after} tone="quiet" />
      </span>
      <span className={styles.end}>
        <Money
          amount={entry.amount}
          sign={entry.amount > 0 ? 'always' : 'auto'}
          tone={entry.amount > 0 ? 'in' : 'ink'}
        />
      </span>
    </article>
  );
};
