import { useQueryClient } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import type { MetaOf, ReplyOf } from '../../../../core/contract/endpoint';
import { COST } from '../../../../core/session/roles';
import { useLive } from '../../../../platform/web/live-events';
import { callKey, useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { Chips } from '../../../../ui/chips';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SearchInput } from '../../../../ui/search-input';
import { useKey } from '../../../../ui/use-key';
import { useScreen } from '../../../../ui/use-screen';
import { listBrands, listCategories } from '../../../catalogue/contract/catalogue';
import { Brands } from './brands';
import { copy } from './copy';
import { PriceTools } from './price-tools';
import styles from './product.module.css';
import { isFavorites, PORTION, portionOf, useShelf } from './use-shelf';

/** True if the host has favourites, known from any brand; undefined before. */
function useHasFavorites(brands: ReplyOf<typeof listBrands> | undefined): boolean | undefined {
  const [known, setKnown] = useState<boolean>();
  const hasFavorites = brands?.[0] && brands[0].is_favorite !== null;
  if (hasFavorites !== undefined && hasFavorites !== known) setKnown(hasFavorites);
  return hasFavorites ?? known;
}

interface CategoriesProps {
  section: string;
  /** False while unknown, and if the host has no favourites. */
  hasFavorites: boolean;
  isWaiting: boolean;
  onChoose: (section: string) => void;
}

/** Chips in two groups, so that none moves while it is tapped. */
const Categories = ({ section, hasFavorites, isWaiting, onChoose }: CategoriesProps) => {
  const { data = [] } = useCall(listCategories, {}, { staleTime: 5 * 60_000 });
  return (
    <Chips
      label={copy.categories}
      options={[
        { value: '', label: copy.all },
        ...(hasFavorites ? [{ value: 'favorite', label: copy.favorites }] : []),
        ...(isWaiting ? [] : data.map(({ id, name }) => ({ value: id, label: name }))),
      ]}
      value={section}
      onChange={onChoose}
    />
  );
};

const BrandSearch = ({ value, onSearch }: { value: string; onSearch: (text: string) => void }) => {
  const box = useRef<HTMLDivElement>(null);
  const label = useScreen() === 'phone' ? copy.searchOnPhone : copy.search;

  useKey({ key: '/', label }, () => box.current?.querySelector('input')?.focus());

  return (
    <div ref={box} className={styles.search}>
      <SearchInput label={label} value={value} onSearch={onSearch} />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </div>
  );
};

const ShiftStrip = lazy(() => import('../../../shifts/web/shift/strip'));

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
