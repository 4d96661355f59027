import { actions } from '../../../../core/text/actions';
import { type CallState, useCall } from '../../../../platform/web/use-call';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadFailed } from '../../../../ui/load-failed';
import { NothingFound } from '../../../../ui/nothing-found';
import { Button } from '../../../../ui/plain/button';
import { Bone } from '../../../../ui/skeleton';
import { listBrands } from '../../../catalogue/contract/catalogue';
import { BrandTiles } from './brand-tile';
import { copy } from './copy';
import styles from './product.module.css';
import { isFavorites, PORTION, portionOf, type Shelf } from './use-shelf';

const SkeletonTiles = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => index).map((index) => (
    <li key={index} className={styles.brand} aria-hidden="true">
      <Bone width={44} height={44} radius={12} />
      <div className={styles.bones}>
        <Bone width="70%" height={14} />
        <Bone width="55%" height={11} />
      </div>
    </li>
  ));

const BrandSkeletons = () => (
  <div role="status">
    <span className="sr-only">Memuat…</span>
    <ul className={styles.brands}>
      <SkeletonTiles count={20} />
    </ul>
  </div>
);

const BrandPortion = ({ shelf, page }: { shelf: Shelf; page: number }) => {
  const { data, error, refetch } = useCall(listBrands, { query: portionOf(shelf, page) });
  if (data) return <BrandTiles brands={data} />;
  if (!error) return <SkeletonTiles count={5} />;
  return (
    <li className={styles.across}>
      <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void refetch()} />
    </li>
  );
};

interface BrandsProps {
  shelf: Shelf;
  first: CallState<typeof listBrands>;
  onChange: (part: Partial<Shelf>) => void;
}

export const Brands = ({ shelf, first, onChange }: BrandsProps) => {
  const { data, meta, error, refetch } = first;
  if (!data || !meta) {
    if (!error) return <BrandSkeletons />;
    return <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void refetch()} />;
  }
  if (meta.total === 0)
    return <NoBrands shelf={shelf} onReset={() => onChange({ search: '', section: '' })} />;
  const last = Math.ceil(meta.total / PORTION);
  const pages = Math.min(shelf.pages, last);
  return (
    <>
      <ul className={styles.brands}>
        <BrandTiles brands={data} />
        {Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => (
          <BrandPortion key={page} shelf={shelf} page={page} />
        ))}
      </ul>
      <div className={styles.foot}>
        <span aria-live="polite">{copy.range(Math.min(pages * PORTION, meta.total), meta.total)}</span>
        {pages < last && (
          <Button tone="quiet" onClick={() => onChange({ pages: pages + 1 })}>
            {copy.more}
          </Button>
        )}
      </div>
    </>
  );
};

const NoBrands = ({ shelf, onReset }: { shelf: Shelf; onReset: () => void }) => {
  if (isFavorites(shelf) && !shelf.search) {
    return (
      <EmptyState
        title={copy.noFavorites}
        hint={copy.noFavoritesHint}
        action={
          <Button tone="quiet" onClick={onReset}>
            {actions.showAll}
          </Button>
        }
      />
    );
  }
  if (!shelf.search && !shelf.section) return <EmptyState title={copy.empty} hint={copy.emptyHint} />;
  return <NothingFound onReset={onReset} />;
};
