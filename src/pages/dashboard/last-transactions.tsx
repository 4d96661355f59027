import { Link } from 'react-router-dom';
import { fileUrl } from '../../api/browser-config';
import { useLive } from '../../api/live-events';
import { useCall } from '../../api/use-call';
import { useMay } from '../../api/use-may';
import { lastTransactionsQuery, listTransactions } from '../../core/contract/transaction-list';
import { actions } from '../../core/text/actions';
import card from '../../ui/card.module.css';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/plain/button-link';
import { SkeletonList } from '../../ui/skeleton';
import { TransactionCard } from '../../ui/transaction-card';
import { copy } from './copy';
import styles from './dashboard.module.css';
import { Quiet } from './quiet';

export const LastTransactions = () => {
  const mayBuy = useMay('product.order').can;
  const call = useCall(listTransactions, { query: lastTransactionsQuery });
  useLive('transaction', () => void call.refetch());
  useLive('resync', () => void call.refetch());
  return (
    <Quiet
      call={call}
      skeleton={
        <div className={`${card.card} ${card.padded}`}>
          <SkeletonList rows={10} />
        </div>
      }
    >
      {(rows) => (
        <section className={styles.last} aria-labelledby="last-transactions">
          <div className={styles.lastHead}>
            <h2 id="last-transactions">{copy.last}</h2>
            <Link to="/list-transaction">{actions.showAll}</Link>
          </div>
          {rows.length === 0 ? (
            <EmptyState
              title={copy.noLast}
              hint={copy.noLastHint}
              action={mayBuy && <ButtonLink to="/product/data">{actions.buyProduct}</ButtonLink>}
            />
          ) : (
            rows.map((row) => (
              <TransactionCard
                key={row.id}
                transaction={row}
                image={row.product_image && fileUrl(row.product_image)}
                mayBuy={mayBuy}
              />
            ))
          )}
        </section>
      )}
    </Quiet>
  );
};
