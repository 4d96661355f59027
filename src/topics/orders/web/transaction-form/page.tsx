import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { useLive } from '../../../../platform/web/live-events';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { EmptyState } from '../../../../ui/empty-state';
import layout from '../../../../ui/layout.module.css';
import { LoadFailed } from '../../../../ui/load-failed';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getBrand } from '../../../catalogue/contract/catalogue';
import { pricedBrand } from '../../../catalogue/domain/priced';
import { getTransaction } from '../../contract/transaction';
import { BillForm } from './bill/bill-form';
import { copy } from './copy';
import { type TypedOrder, typedOrderOf } from './order-draft';
import { OrderForm } from './order-form';
import { usePriceLock } from './use-price-lock';

const OrderSkeleton = () => (
  <div className={layout.stack4}>
    <div className={layout.columns}>
      <div className={layout.stack4}>
        <SkeletonCard height={96} />
        <SkeletonCard height={180} />
        <SkeletonCard height={360} />
      </div>
      <SkeletonCard height={320} />
    </div>
  </div>
);

/** /transaction-form?q={brand}&trx={order to repeat}&item={chosen item}; a typed order is in the history state. */
const TransactionFormPage = () => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const [brand, trx, item] = ['q', 'trx', 'item'].map((name) => idOf(query.get(name)));
  if (!brand) return <NoBrand />;
  const typed = typedOrderOf(state);
  return (
    <>
      <Drawer />
      <Order
        key={`${brand} ${trx} ${typed?.id}`}
        brand={brand}
        trx={trx ?? null}
        item={item ?? null}
        typed={typed}
      />
    </>
  );
};

export default TransactionFormPage;

const ShiftStrip = lazy(() => import('../../../shifts/web/shift/strip'));

const Drawer = () =>
  useMay('cashier-shift:list').can && (
    <Suspense fallback={null}>
      <ShiftStrip />
    </Suspense>
  );

const idOf = (text: string | null): string | null => (mayBeId(text) ? text : null);

interface OrderProps {
  brand: string;
  trx: string | null;
  item: string | null;
  typed: TypedOrder | null;
}

const Order = ({ brand, trx, item, typed }: OrderProps) => {
  const reads = useMay('transaction');
  const repeats = trx !== null && reads.can;
  const shop = useCall(getBrand, { params: { id: brand } });
  const past = useCall(getTransaction, { params: { id: trx ?? brand } }, { enabled: repeats });
  const lock = usePriceLock(shop);
  // Refreshes in the background: the button stays, and the price lock restarts.
  const reread = useGathered(() => void shop.refetch());
  useLive('product', ({ brand_id }) => brand_id === brand && reread());
  useLive('resync', reread);

  if (shop.error?.status === 404) return <NoBrand />;
  if (!shop.data && shop.error) {
    const { message, request_id } = shop.error;
    return <LoadFailed message={message} requestId={request_id} onRetry={() => void shop.refetch()} />;
  }
  if (!shop.data || (repeats && past.isLoading)) return <OrderSkeleton />;
  const beginning = { again: past.data, againFailed: repeats && past.error !== null, item, typed };
  if (shop.data.is_postpaid) return <BillForm brand={shop.data} {...beginning} />;
  return <OrderForm brand={pricedBrand(shop.data)} {...beginning} lock={lock} />;
};

const NoBrand = () => (
  <EmptyState
    level={1}
    drawing="search"
    title={copy.notFound}
    hint={copy.notFoundHint}
    action={<ButtonLink to="/product/data">{copy.chooseBrand}</ButtonLink>}
  />
);
