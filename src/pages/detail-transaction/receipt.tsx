import { useRef } from 'react';
import { rupiah } from '../../core/format/money';
import { Money } from '../../ui/money';
import { Field } from '../../ui/plain/field';
import { Segmented } from '../../ui/plain/segmented';
import { copy } from './copy';
import styles from './receipt.module.css';
import type { ReceiptContent } from './receipt-content';
import type { ReceiptState } from './use-receipt';
import { useReceiptPage } from './use-receipt-page';

/** What a partner hands to a customer, drawn as it is printed; its price and its paper are chosen here. */
export const Receipt = ({ receipt }: { receipt: ReceiptState }) => {
  const { content, price, type, paper, setPaper } = receipt;
  const drawn = useRef<HTMLDivElement>(null);
  useReceiptPage(paper, drawn);
  return (
    <aside className={styles.side} aria-label={copy.receipt}>
      <h2 className="no-print">{copy.receipt}</h2>
      <div ref={drawn} className={styles.paper} data-theme="light" data-print="receipt" data-paper={paper}>
        <Paper content={content} />
      </div>
      <div className={`${styles.tools} no-print`}>
        <Field
          label={copy.receiptPrice}
          hint={copy.receiptPriceHint}
          inputMode="numeric"
          value={price > 0 ? rupiah(price) : ''}
          onChange={(event) => type(event.target.value)}
        />
        <div>
          <p className={styles.toolName} aria-hidden="true">
            {copy.paper}
          </p>
          <Segmented label={copy.paper} options={[...copy.papers]} value={paper} onChange={setPaper} />
        </div>
      </div>
    </aside>
  );
};

const Paper = ({ content: { shop, at, rows, status, total, closing } }: { content: ReceiptContent }) => (
  <>
    <header className={styles.head}>
      <strong>{shop}</strong>
      <span>{at}</span>
    </header>
    <p className={styles.status}>
      <strong>{status.word}</strong>
      {status.detail && <span>{status.detail}</span>}
    </p>
    <dl className={styles.rows}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {total && (
      <div className={styles.total}>
        <span>{total.label}</span>
        <Money amount={total.amount} size={20} />
      </div>
    )}
    <p className={styles.closing}>{closing}</p>
  </>
);
