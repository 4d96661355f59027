import { Repeat2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { fileUrl } from '../../api/browser-config';
import { useLive } from '../../api/live-events';
import { useCall } from '../../api/use-call';
import { useMay } from '../../api/use-may';
import { getTransaction, type TransactionDetail } from '../../core/contract/transaction';
import { actions } from '../../core/text/actions';
import card from '../../ui/card.module.css';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { buttonClass } from '../../ui/plain/button-class';
import { Notice } from '../../ui/plain/notice';
import { SkeletonCard } from '../../ui/skeleton';
import { Tile } from '../../ui/tile';
import { BalanceFacts } from './balance-facts';
import { copy } from './copy';
import { Delivered } from './delivered';
import styles from './detail-transaction.module.css';
import { Journey } from './journey';
import { OrderData } from './order-data';
import { Receipt } from './receipt';
import { ResultBand } from './result-band';
import { useVouchers } from './use-vouchers';

/** Where no live frame comes through, a pending order is still looked at now and then. Milliseconds. */
const SECOND_LOOK = 15_000;

const nextLook = (last: TransactionDetail | undefined) => (last && last.status !== 1 ? false : SECOND_LOOK);

/** /detail-transaction?q={id}: what became of an order, live. */
const DetailTransactionPage = () => {
  const [query] = useSearchParams();
  const id = query.get('q') ?? '';
  const { data, error, refetch } = useCall(
    getTransaction,
    { params: { id } },
    { enabled: id !== '', refetchInterval: nextLook },
  );
  useLive('transaction', (news) => {
    if (news.id === id) void refetch();
  });
  useLive('resync', () => void refetch());

  const isMissing = id === '' || error?.status === 404 || error?.status === 400;
  if (isMissing) {
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={copy.missing}
        hint={copy.missingHint}
        action={
          <Link className={buttonClass()} to="/list-transaction">
            {copy.openList}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <PageHead title={copy.title} back="/list-transaction" />
      <LoadState
        data={data}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonCard height={320} />}
      >
        {/* Of its own: what was opened or typed for one order is never another's. */}
        {(transaction) => <Detail key={transaction.id} transaction={transaction} />}
      </LoadState>
    </>
  );
};

const Detail = ({ transaction: trx }: { transaction: TransactionDetail }) => {
  const buys = useMay('product.order');
  const vouchers = useVouchers(trx);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <section className={card.card}>
          <ResultBand transaction={trx} />
          <div className={styles.what}>
            <Tile
              brandKey={trx.product_key}
              monogram={trx.monogram}
              image={trx.product_image && fileUrl(trx.product_image)}
            />
            <span className={styles.whatWords}>
              <strong>{trx.item_name}</strong>
              <span className={styles.label}>{trx.product_name}</span>
            </span>
            {buys.can && (
              <Link
                className={buttonClass({ tone: 'soft' })}
                to={`/transaction-form?q=${trx.parent_category_id}&trx=${trx.id}`}
              >
                <Repeat2 size={18} aria-hidden="true" />
                {actions.buyAgain}
              </Link>
            )}
          </div>
          {trx.status === 1 && (
            <div className={styles.notice}>
              <Notice tone={trx.is_late ? 'wait' : 'run'}>
                {trx.is_late ? copy.waitingLong : copy.waiting}
              </Notice>
            </div>
          )}
          <Delivered sn={trx.sn} vouchers={vouchers} />
        </section>
        <div className={styles.pair}>
          <div className={`${card.card} ${card.padded}`}>
            <OrderData transaction={trx} />
          </div>
          {trx.history.length > 0 && (
            <div className={`${card.card} ${card.padded}`}>
              <Journey history={trx.history} />
            </div>
          )}
        </div>
        <BalanceFacts transaction={trx} />
      </div>
      <Receipt transaction={trx} voucherCodes={vouchers.codes} />
    </div>
  );
};

export default DetailTransactionPage;
