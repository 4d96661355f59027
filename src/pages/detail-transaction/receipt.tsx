import { useRef } from 'react';
import { Paper } from '../../features/receipt/paper';
import { MoneyField } from '../../ui/plain/money-field';
import { Segmented } from '../../ui/plain/segmented';
import { copy } from './copy';
import styles from './receipt.module.css';
import type { ReceiptState } from './use-receipt';
import { useReceiptPage } from './use-receipt-page';

/** What a partner hands to a customer, drawn as it is printed; its price and its paper are chosen here. */
export const Receipt = ({ receipt }: { receipt: ReceiptState }) => {
  const { content, typed, isPriceGiven, isByRule, type, paper, setPaper } = receipt;
  const drawn = useRef<HTMLDivElement>(null);
  useReceiptPage(paper, drawn);
  return (
    <aside className={styles.side} aria-label={copy.receipt}>
      <h2 className="no-print">{copy.receipt}</h2>
      <Paper ref={drawn} content={content} paper={paper} printed />
      <div className={`${styles.tools} no-print`}>
        {!isPriceGiven && (
          <MoneyField
            label={copy.receiptPrice}
            hint={isByRule ? copy.receiptPriceByRule : copy.receiptPriceHint}
            value={typed}
            onChange={type}
          />
        )}
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
