import { Printer } from 'lucide-react';
import { useState } from 'react';
import { browserConfig } from '../../api/browser-config';
import { useFacts } from '../../api/facts';
import type { TransactionDetail } from '../../core/contract/transaction';
import { dateTime } from '../../core/format/date';
import { rupiah } from '../../core/format/money';
import { actions } from '../../core/text/actions';
import { transactionStatus } from '../../core/text/statuses';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { Field } from '../../ui/plain/field';
import { copy } from './copy';
import styles from './receipt.module.css';
import { serialOf } from './serial';

type Row = [label: string, text: string | null];

interface ReceiptProps {
  transaction: TransactionDetail;
  /** As the page shows them now. */
  voucherCodes: readonly string[];
}

/** What a partner hands to a customer. The cost price is never on it; the price for the customer is typed here. */
export const Receipt = ({ transaction: trx, voucherCodes }: ReceiptProps) => {
  const { profile } = useFacts();
  const [price, setPrice] = useState('');
  const amount = Number(price.replace(/\D/g, ''));
  const serial = trx.sn ? serialOf(trx.sn) : null;
  const rows: Row[] = [
    [copy.receiptNumber, trx.code],
    [copy.product, trx.product_name],
    [copy.item, trx.qty > 1 ? `${trx.item_name} × ${trx.qty}` : trx.item_name],
    ...trx.order_param.map(({ alias, value }): [string, string] => [alias, value]),
    [copy.nickname, trx.nickname],
    [copy.customer, trx.customer_name],
    ...(serial ? [[serial.label, serial.shown] as Row, ...serial.about] : []),
    ...voucherCodes.map((code, at): [string, string] => [copy.voucher(at + 1, voucherCodes.length), code]),
    [copy.status, transactionStatus(trx.status, trx.refunded).word],
  ];

  return (
    <aside className={styles.side} aria-label={copy.receipt}>
      <h2 className="no-print">{copy.receipt}</h2>
      <div className={styles.paper} data-theme="light" data-print="receipt">
        <header className={styles.head}>
          <strong>{profile.panel?.site_name ?? profile.name ?? browserConfig.productName}</strong>
          <span>{dateTime(trx.date, { seconds: false })}</span>
        </header>
        <dl className={styles.rows}>
          {rows
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {amount > 0 && (
          <div className={styles.total}>
            <span>{copy.total}</span>
            <Money amount={amount} size={20} />
          </div>
        )}
        <p className={styles.thanks}>{copy.thanks}</p>
      </div>
      <div className={`${styles.tools} no-print`}>
        <Field
          label={copy.receiptPrice}
          hint={copy.receiptPriceHint}
          inputMode="numeric"
          value={amount > 0 ? rupiah(amount) : price}
          onChange={(event) => setPrice(event.target.value.replace(/\D/g, '').slice(0, 10))}
        />
        <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {actions.printReceipt}
        </Button>
      </div>
    </aside>
  );
};
