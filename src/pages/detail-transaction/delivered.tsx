import type { TransactionDetail } from '../../core/contract/transaction';
import { CopyButton } from '../../ui/copy-button';
import { copy } from './copy';
import styles from './detail-transaction.module.css';
import { type Serial, serialOf } from './serial';

interface DeliveredProps {
  transaction: TransactionDetail;
}

/** What the buyer copies: a serial number or voucher codes, each only when the order delivered one. */
export const Delivered = ({ transaction: { sn, voucher_codes } }: DeliveredProps) => (
  <>
    {sn && <Copyable {...serialOf(sn)} />}
    {voucher_codes.map((code, at) => (
      <Copyable
        key={code}
        label={copy.voucher(at + 1, voucher_codes.length)}
        value={code}
        shown={code}
        about={[]}
      />
    ))}
  </>
);

const Copyable = ({ label, value, shown, about }: Serial) => (
  <div className={styles.copyable}>
    <span className={styles.copyWords}>
      <span className={styles.label}>{label}</span>
      <span className={styles.copyValue}>{shown}</span>
      {about.map(([name, text]) => (
        <span key={name} className={styles.label}>
          {name}: {text}
        </span>
      ))}
    </span>
    <CopyButton value={value} what={label} />
  </div>
);
