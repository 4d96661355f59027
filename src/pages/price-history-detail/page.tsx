import { useSearchParams } from 'react-router-dom';
import { useLive } from '../../api/live-events';
import { mayBeId } from '../../api/record-id';
import { useCall } from '../../api/use-call';
import { useGathered } from '../../api/use-gathered';
import { getPriceSeries, type PriceSeries, seriesDays } from '../../core/contract/price-history';
import { Chips } from '../../ui/chips';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { ButtonLink } from '../../ui/plain/button-link';
import { SkeletonCard } from '../../ui/skeleton';
import { AlarmCard } from './alarm-card';
import { copy } from './copy';
import { ItemCard } from './item-card';
import { PriceChart } from './price-chart';
import styles from './price-history-detail.module.css';

type Days = (typeof seriesDays)[number];

const PriceHistoryDetailPage = () => {
  const [query, setQuery] = useSearchParams();
  const item = query.get('q');
  const days = seriesDays.find((one) => one === query.get('days')) ?? '30';
  if (!mayBeId(item)) return <NoItem />;
  const choose = (next: Days) =>
    setQuery({ q: item, ...(next !== '30' && { days: next }) }, { replace: true });
  return <Item key={item} id={item} days={days} onDays={choose} />;
};

export default PriceHistoryDetailPage;

const Item = ({ id, days, onDays }: { id: string; days: Days; onDays: (days: Days) => void }) => {
  const { data, error, refetch } = useCall(getPriceSeries, { params: { id }, query: { days } });
  const again = useGathered(() => void refetch());
  useLive('product', ({ variation_id }) => variation_id === id && again());
  // People without access to the catalogue receive price changes only.
  useLive('resource', (changed) => changed === 'price-history' && again());
  // An alarm that triggers once is then deleted.
  useLive('notification', ({ type }) => type === 'Harga' && again());
  useLive('resync', again);
  if (error?.status === 404) return <NoItem />;
  return (
    <>
      <PageHead title={copy.title} back={copy.list} />
      <LoadState data={data} error={error} onRetry={again} skeleton={<Waiting />}>
        {(series: PriceSeries) => (
          <div className={styles.page}>
            <div className={styles.main}>
              <ItemCard series={series} />
              <Chips
                label={copy.period}
                options={seriesDays.map((value) => ({ value, label: copy.days[value] }))}
                value={days}
                onChange={onDays}
              />
              <PriceChart series={series} />
            </div>
            <AlarmCard series={series} onChanged={again} />
          </div>
        )}
      </LoadState>
    </>
  );
};

const Waiting = () => (
  <div className={styles.page}>
    <div className={styles.main}>
      <SkeletonCard height={140} />
      <SkeletonCard height={360} />
    </div>
    <SkeletonCard height={360} />
  </div>
);

const NoItem = () => (
  <EmptyState
    level={1}
    drawing="search"
    title={copy.notFound}
    hint={copy.notFoundHint}
    action={<ButtonLink to={copy.list}>{copy.toList}</ButtonLink>}
  />
);
