import { Link } from 'react-router-dom';
import { useKnownLink } from '../../api/known-path';
import type { BalanceEntry } from '../../core/contract/balance';
import { dateTime } from '../../core/format/date';
import { causeLink } from '../../core/routes/cause-link';
import { balanceTypes } from '../../core/text/balance-types';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './history-balance.module.css';

export const EntryRow = ({ entry }: { entry: BalanceEntry }) => {
  const isIn = entry.direction === 'in';
  const cause = useKnownLink()(causeLink(entry.ref_type, entry.ref_id));
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
