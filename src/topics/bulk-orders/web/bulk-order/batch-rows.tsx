import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { BULK_OUTCOMES, type BulkOutcome } from '../../../../core/states';
import { bulkOutcomeStatus } from '../../../../core/text/statuses';
import card from '../../../../ui/card.module.css';
import { Chips } from '../../../../ui/chips';
import { Money } from '../../../../ui/money';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import type { BulkRow } from '../../contract';
import styles from './bulk-order.module.css';
import { copy } from './copy';
import { longList } from './drawn-rows';

export const BatchRows = ({ rows }: { rows: readonly BulkRow[] }) => {
  const mayOpen = useMay('transaction').can;
  const [filter, setFilter] = useState<BulkOutcome | ''>('');
  const count = (outcome: BulkOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const shown = filter !== '' && count(filter) > 0 ? filter : '';
  const chips = BULK_OUTCOMES.flatMap((value) =>
    count(value) > 0 ? [{ value, label: `${bulkOutcomeStatus(value).word} (${count(value)})` }] : [],
  );
  return (
    <section className={`${card.card} ${styles.result}`} aria-label={copy.result}>
      <Chips
        label={copy.filter}
        options={[{ value: '' as const, label: `${copy.all} (${rows.length})` }, ...chips]}
        value={shown}
        onChange={setFilter}
      />
      <ol {...longList(rows)} className={styles.rows} aria-label={copy.result}>
        {rows.map((row) =>
          shown === '' || row.outcome === shown ? <Row key={row.id} row={row} mayOpen={mayOpen} /> : null,
        )}
      </ol>
    </section>
  );
};

const Row = ({ row, mayOpen }: { row: BulkRow; mayOpen: boolean }) => (
  <li className={styles.resultRow}>
    <span className={styles.slot}>{row.position}</span>
    <span className={`${styles.what} ${styles.item}`}>
      <span className={text.strong}>{row.item}</span>
      <span className={text.quiet}>{row.brand}</span>
    </span>
    <span className={`${styles.what} ${styles.target}`}>
      <span>{row.destination || '–'}</span>
      {row.nickname && <span className={text.quiet}>{row.nickname}</span>}
    </span>
    <span className={styles.price}>
      <Money amount={row.price} />
    </span>
    <span className={`${styles.what} ${styles.state}`}>
      <span>
        <StatusTag status={bulkOutcomeStatus(row.outcome)} />
      </span>
      {/* The refunded amount says more of an order that was delivered in part. */}
      {row.reason && row.outcome !== 'attention' && <span className={text.quiet}>{row.reason}</span>}
      {row.order !== null && row.order.refund > 0 && (
        <span className={text.quiet}>{copy.refund(row.order.refund)}</span>
      )}
      {row.order?.sn && (
        <span className={text.quiet}>
          {copy.sn} {row.order.sn}
        </span>
      )}
    </span>
    <span className={styles.code}>
      {row.order &&
        (mayOpen ? (
          <Link
            to={`/detail-transaction?q=${row.order.id}`}
            aria-label={`${copy.openOrder} ${row.order.code}`}
          >
            {row.order.code}
          </Link>
        ) : (
          row.order.code
        ))}
    </span>
  </li>
);
