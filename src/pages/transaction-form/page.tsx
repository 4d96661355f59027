import { Link, useSearchParams } from 'react-router-dom';
import { mayBeId } from '../../api/record-id';
import { useCall } from '../../api/use-call';
import { useMay } from '../../api/use-may';
import { getBrand } from '../../core/contract/catalogue';
import { getTransaction } from '../../core/contract/transaction';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import { OrderForm } from './order-form';
import { OrderSkeleton } from './order-skeleton';
import { usePriceLock } from './use-price-lock';

/** /transaction-form?q={brand}&trx={order to repeat}&item={item chosen elsewhere} */
const TransactionFormPage = () => {
  const [query] = useSearchParams();
  const [brand, trx, item] = ['q', 'trx', 'item'].map((name) => idOf(query.get(name)));
  if (!brand) return <NoBrand />;
  return <Order key={`${brand} ${trx}`} brand={brand} trx={trx ?? null} item={item ?? null} />;
};

export default TransactionFormPage;

const idOf = (text: string | null): string | null => (mayBeId(text) ? text : null);

interface OrderProps {
  brand: string;
  trx: string | null;
  item: string | null;
}

const Order = ({ brand, trx, item }: OrderProps) => {
  const reads = useMay('transaction');
  const repeats = trx !== null && reads.can;
  const shop = useCall(getBrand, { params: { id: brand } });
  const past = useCall(getTransaction, { params: { id: trx ?? brand } }, { enabled: repeats });
  const lock = usePriceLock(shop);

  if (shop.error?.status === 404) return <NoBrand />;
  if (!shop.data && shop.error) {
    const { message, request_id } = shop.error;
    return <LoadFailed message={message} requestId={request_id} onRetry={() => void shop.refetch()} />;
  }
  if (!shop.data || (repeats && past.isLoading)) return <OrderSkeleton />;
  return (
    <OrderForm
      brand={shop.data}
      again={past.data}
      againFailed={repeats && past.error !== null}
      item={item}
      lock={lock}
    />
  );
};

const NoBrand = () => (
  <EmptyState
    level={1}
    drawing="search"
    title={copy.notFound}
    hint={copy.notFoundHint}
    action={
      <Link className={buttonClass()} to="/product/data">
        {copy.chooseBrand}
      </Link>
    }
  />
);
