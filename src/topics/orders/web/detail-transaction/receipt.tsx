import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { resourceOf } from '../../../../admin/schema/compile';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import layout from '../../../../ui/layout.module.css';
import { MoneyField } from '../../../../ui/plain/money-field';
import { Segmented } from '../../../../ui/plain/segmented';
import { Paper, type ReceiptPaper } from '../../../receipts/web/receipt/paper';
import type { TransactionDetail } from '../../contract/transaction';
import { copy } from './copy';
import { CreditSale } from './credit-sale';
import styles from './receipt.module.css';
import { receiptPage } from './receipt-page';
import type { ReceiptState } from './use-receipt';

/** Sets the print page size while a receipt is shown, for the button and the browser's menu. */
function useReceiptPage(paper: ReceiptPaper, drawn: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = drawn.current;
    if (!element) return undefined;
    const sheet = new CSSStyleSheet();
    const measure = () => sheet.replaceSync(receiptPage(paper, element.offsetHeight));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper, drawn]);
}

export const Receipt = ({ receipt }: { receipt: ReceiptState }) => {
  const { content, typed, isPriceGiven, isByRule, type, paper, setPaper, hasNoRule, price, transaction } =
    receipt;
  const rulePath = useRulePath(transaction);
  const drawn = useRef<HTMLDivElement>(null);
  useReceiptPage(paper, drawn);
  return (
    <aside className={styles.side} aria-label={copy.receipt}>
      <h2 className="no-print">{copy.receipt}</h2>
      <Paper ref={drawn} content={content} paper={paper} printed />
      <div className={`${layout.stack4} no-print`}>
        {!isPriceGiven && (
          <MoneyField
            label={copy.receiptPrice}
            hint={isByRule ? copy.receiptPriceByRule : copy.receiptPriceHint}
            value={typed}
            onChange={type}
          />
        )}
        {hasNoRule && rulePath && <Link to={rulePath}>{copy.makeRule}</Link>}
        <CreditSale transaction={transaction} price={price} />
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

/** Path for creating a price rule of the item; null without permission. */
function useRulePath({ variation_id }: TransactionDetail): string | null {
  const { create } = resourceOf(useModel(), 'selling-price').paths;
  const may = useMay('selling-price:create').can;
  return may && create ? `${create}?scope=variation&variation_id=${variation_id}` : null;
}
