import { Repeat2 } from 'lucide-react';
import { useMay } from '../../../../admin/web/session/use-may';
import bottom from '../../../../ui/bottom-bar.module.css';
import card from '../../../../ui/card.module.css';
import type { TransactionDetail } from '../../contract/transaction';
import { BuyAgain } from '../buy-again';
import { BalanceFacts } from './balance-facts';
import styles from './detail-transaction.module.css';
import { Journey } from './journey';
import { OrderCard } from './order-card';
import { OrderData } from './order-data';
import { OrderHelp } from './order-help';
import { PrintButton } from './print-button';
import { Receipt } from './receipt';
import { ShareButton } from './share-button';
import { TransactionFrame, TransactionHead } from './transaction-frame';
import { useReceipt } from './use-receipt';
import { useVouchers } from './use-vouchers';

const DetailTransactionMobile = () => (
  <TransactionFrame>
    {/* Keyed by the order: what was opened or typed for one is never another's. */}
    {(transaction) => <Detail key={transaction.id} transaction={transaction} />}
  </TransactionFrame>
);

export default DetailTransactionMobile;

const Detail = ({ transaction }: { transaction: TransactionDetail }) => {
  const mayBuy = useMay('product.order').can;
  const vouchers = useVouchers(transaction);
  const receipt = useReceipt(transaction, vouchers.codes);
  return (
    <>
      <TransactionHead />
      <div className={styles.column}>
        <div className={styles.main}>
          <OrderCard transaction={transaction} vouchers={vouchers} />
          {transaction.history.length > 0 && (
            <div className={`${card.card} ${card.padded}`}>
              <Journey history={transaction.history} />
            </div>
          )}
          <div className={`${card.card} ${card.padded}`}>
            <OrderData transaction={transaction} />
          </div>
          <BalanceFacts transaction={transaction} />
          <OrderHelp transaction={transaction} block />
        </div>
        <Receipt receipt={receipt} />
      </div>
      <div className={`${bottom.bar} no-print`} data-sticky-action="">
        <ShareButton content={receipt.content} name={transaction.code} compact />
        <span className={bottom.grow}>
          <PrintButton tone={mayBuy ? 'quiet' : 'primary'} size="large" block />
        </span>
        {mayBuy && (
          <span className={bottom.grow}>
            <BuyAgain
              order={transaction}
              icon={<Repeat2 size={18} aria-hidden="true" />}
              size="large"
              block
            />
          </span>
        )}
      </div>
    </>
  );
};
