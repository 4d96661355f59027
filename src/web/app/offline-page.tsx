import { RefreshCw } from 'lucide-react';
import { dateTime } from '../../core/format/date';
import { actions } from '../../core/text/actions';
import { transactionStatus } from '../../core/text/statuses';
import type { LastSeen } from '../../platform/web/last-seen';
import card from '../../ui/card.module.css';
import { KnownMoney } from '../../ui/known-money';
import { Mark } from '../../ui/mark';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { StatusTag } from '../../ui/status-tag';
import styles from './offline-page.module.css';

export const OfflinePage = ({ seen, onRetry }: { seen: LastSeen; onRetry: () => void }) => (
  <main className={styles.page}>
    <header className={styles.head}>
      <Mark size={36} />
      <h1>Anda sedang offline</h1>
      <p>
        Ini data terakhir yang dibaca {dateTime(seen.at)} WIB untuk {seen.name}. Saldo dan status dapat sudah
        berubah. Pembelian dan top up tersedia kembali setelah terhubung.
      </p>
    </header>
    <section className={`${card.card} ${card.padded} ${styles.balance}`} aria-label="Saldo terakhir">
      <span className={styles.small}>Saldo terakhir</span>
      <Money amount={seen.balance} size={30} />
    </section>
    {seen.topups.length > 0 && (
      <section className={`${card.card} ${card.padded}`} aria-labelledby="offline-topups">
        <h2 id="offline-topups" className={styles.title}>
          Top up belum dibayar
        </h2>
        <ul className={styles.list}>
          {seen.topups.map((topup) => (
            <li key={topup.id} className={styles.row}>
              <span className={styles.name}>{topup.method_name}</span>
              <span className={styles.end}>
                <Money amount={topup.invoice_paid_amount} />
              </span>
              <span className={styles.small}>{topup.code}</span>
              <span className={`${styles.small} ${styles.end}`}>
                {topup.expires_at && `sampai ${dateTime(topup.expires_at)}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className={`${card.card} ${card.padded}`} aria-labelledby="offline-transactions">
      <h2 id="offline-transactions" className={styles.title}>
        Transaksi terakhir
      </h2>
      {seen.transactions.length === 0 ? (
        <p className={styles.quiet}>Belum ada transaksi</p>
      ) : (
        <ul className={styles.list}>
          {seen.transactions.map((trx) => (
            <li key={trx.id} className={styles.row}>
              <span className={styles.name}>
                {trx.item_name} · {trx.product_name}
              </span>
              <span className={styles.end}>
                <KnownMoney amount={trx.selling_total} />
              </span>
              <span className={styles.small}>
                {trx.code}
                <br />
                {dateTime(trx.date)}
              </span>
              <span className={styles.end}>
                <StatusTag status={transactionStatus(trx.status, trx.refunded)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
    <Button block icon={<RefreshCw size={18} />} onClick={onRetry}>
      {actions.retry}
    </Button>
  </main>
);
