import type { TransactionDetail } from '../../core/contract/transaction';
import { groupsOfFour } from '../../core/format/groups';
import { CopyButton } from '../../ui/copy-button';
import { copy } from './copy';
import styles from './detail-transaction.module.css';

interface DeliveredProps {
  transaction: TransactionDetail;
}

/** What the buyer copies: a serial number or voucher codes, each only when the order delivered one. */
export const Delivered = ({ transaction: { sn, voucher_codes } }: DeliveredProps) => (
  <>
    {sn && <Copyable label={copy.sn} value={sn} shown={/^\d{12,}$/.test(sn) ? groupsOfFour(sn) : sn} />}
    {voucher_codes.map((code, at) => (
      <Copyable key={code} label={copy.voucher(at + 1, voucher_codes.length)} value={code} shown={code} />
    ))}
  </>
);

const Copyable = ({ label, value, shown }: { label: string; value: string; shown: string }) => (
  <div className={styles.copyable}>
    <span className={styles.copyWords}>
      <span className={styles.label}>{label}</span>
      <span className={styles.copyValue}>{shown}</span>
    </span>
    <CopyButton value={value} what={label} />
  </div>
);
