import { useQueryClient } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { callKey, useCall } from '../../api/use-call';
import { useGathered } from '../../api/use-gathered';
import { useMay } from '../../api/use-may';
import { listBrands } from '../../core/contract/catalogue';
import type { MetaOf } from '../../core/contract/endpoint';
import { COST } from '../../core/schema/roles';
import { PageHead } from '../../ui/page-head';
import { ButtonLink } from '../../ui/plain/button-link';
import { BrandSearch } from './brand-search';
import { Brands } from './brands';
import { Categories } from './categories';
import { copy } from './copy';
import { PriceTools } from './price-tools';
import styles from './product.module.css';
import { useHasFavorites } from './use-has-favorites';
import { isFavorites, PORTION, portionOf, useShelf } from './use-shelf';

const ShiftStrip = lazy(() => import('../../features/shift/strip'));

const ProductPage = () => {
  const [shelf, change] = useShelf();
  const first = useCall(listBrands, { query: portionOf(shelf, 1) });
  const cache = useQueryClient();
  const soon = useGathered(() => void cache.invalidateQueries(callKey(listBrands)));
  useLive('product', soon);
  useLive('resync', soon);
  const hasFavorites = useHasFavorites(first.data);
  const mayOrder = useMay('product.order').can;
  const mayShift = useMay('cashier-shift:list').can;

  return (
    <div className={styles.page}>
      <PageHead
        title={copy.title}
        hint={<PriceListFacts meta={first.meta} />}
        extra={
          <>
            {mayShift && (
              <Suspense fallback={null}>
                <ShiftStrip entry />
              </Suspense>
            )}
            {mayOrder && (
              <ButtonLink tone="soft" to="/product/form">
                <Layers size={18} aria-hidden="true" />
                {copy.bulk}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.toolbar}>
        <BrandSearch value={shelf.search} onSearch={(search) => change({ search })} />
        <PriceTools shelf={shelf} />
      </div>
      <Categories
        section={shelf.section}
        hasFavorites={hasFavorites ?? isFavorites(shelf)}
        isWaiting={first.isLoading}
        onChoose={(section) => change({ section })}
      />
      <Brands shelf={shelf} first={first} onChange={change} />
    </div>
  );
};

export default ProductPage;

/** Placeholder of the same length while loading. */
const PriceListFacts = ({ meta }: { meta: MetaOf<typeof listBrands> | undefined }) => {
  const { profile } = useFacts();
  const seesCost = useMay(COST).can;
  const { total, tier_name, updated_at } = meta ?? {
    total: PORTION,
    tier_name: profile.tier_name,
    updated_at: profile.server_time,
  };
  const words = copy.hint({ total, tier_name: seesCost ? tier_name : null, updated_at });
  if (meta) return words;
  return <span className={styles.unknown}>{words}</span>;
};
