import { useListing } from '../../../../admin/web/data/use-listing';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadState } from '../../../../ui/load-state';
import { NarrowSelect } from '../../../../ui/narrow-select';
import { NothingFound } from '../../../../ui/nothing-found';
import { PageHead } from '../../../../ui/page-head';
import { Pager } from '../../../../ui/pager';
import { Segmented } from '../../../../ui/plain/segmented';
import { SearchInput } from '../../../../ui/search-input';
import { SkeletonCard } from '../../../../ui/skeleton';
import { listCategories } from '../../../catalogue/contract/catalogue';
import { type RouteAim, routeAims } from '../../../catalogue/domain/routes';
import { listBestPrices } from '../../contract/best-price';
import styles from './best-price.module.css';
import { copy } from './copy';
import { GroupCard } from './group-card';

const BestPricePage = () => {
  const { rows, meta, chosen, change, refetch } = useListing(listBestPrices);
  const { data: categories = [] } = useCall(listCategories, {}, { staleTime: 5 * 60_000 });
  const again = useGathered(refetch);
  useLive('product', again);
  useLive('resync', again);
  const by = (chosen.by ?? 'price') as RouteAim;
  const isNarrow = Boolean(chosen.search || chosen.category);

  return (
    <>
      <PageHead
        title={copy.title}
        hint={meta && copy.hint(meta.tier_name, meta.counted_at)}
        back={copy.back}
      />
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={chosen.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <NarrowSelect
          label={copy.category}
          all={copy.allCategories}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.category ?? ''}
          onChange={(category) => change({ category })}
        />
        <Segmented
          label={copy.by}
          options={routeAims.map((value) => ({ value, label: copy.aims[value] }))}
          value={by}
          onChange={(value) => change({ by: value === 'price' ? undefined : value })}
        />
      </div>
      <p className={styles.few}>{copy.few}</p>
      <LoadState data={rows.data} error={rows.error} onRetry={rows.onRetry} skeleton={<Waiting />}>
        {(groups) => (
          <div className={styles.groups}>
            {groups.map((group) => (
              <GroupCard key={group.group_key} group={group} />
            ))}
            {rows.total === 0 &&
              (isNarrow ? (
                <NothingFound onReset={() => change({ search: undefined, category: undefined })} />
              ) : (
                <EmptyState title={copy.empty} hint={copy.emptyHint} />
              ))}
          </div>
        )}
      </LoadState>
      {rows.data && rows.total > 0 && (
        <Pager
          page={rows.page}
          limit={rows.limit}
          total={rows.total}
          shown={rows.data.length}
          unit={copy.unit}
          onPage={rows.onPage}
        />
      )}
    </>
  );
};

export default BestPricePage;

const Waiting = () => (
  <div className={styles.groups}>
    <SkeletonCard height={220} />
    <SkeletonCard height={220} />
  </div>
);
