import { Repeat2 } from 'lucide-react';
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

const DetailTransactionPage = () => (
  <TransactionFrame>
    {/* Keyed by the order: what was opened or typed for one is never another's. */}
    {(transaction) => <Detail key={transaction.id} transaction={transaction} />}
  </TransactionFrame>
);

export default DetailTransactionPage;

const Detail = ({ transaction }: { transaction: TransactionDetail }) => {
  const vouchers = useVouchers(transaction);
  const receipt = useReceipt(transaction, vouchers.codes);
  return (
    <>
      <TransactionHead
        extra={
          <>
            <OrderHelp transaction={transaction} />
            <ShareButton content={receipt.content} name={transaction.code} />
            <PrintButton />
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <OrderCard
            transaction={transaction}
            vouchers={vouchers}
            action={
              <BuyAgain order={transaction} icon={<Repeat2 size={18} aria-hidden="true" />} tone="soft" />
            }
          />
          <div className={styles.pair}>
            <div className={`${card.card} ${card.padded}`}>
              <OrderData transaction={transaction} />
            </div>
            {transaction.history.length > 0 && (
              <div className={`${card.card} ${card.padded}`}>
                <Journey history={transaction.history} />
              </div>
            )}
          </div>
          <BalanceFacts transaction={transaction} />
        </div>
        <Receipt receipt={receipt} />
      </div>
    </>
  );
};
