import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { compact, rupiah } from '../../../../core/format/money';
import { itemStatus } from '../../../../core/text/statuses';
import { useLive } from '../../../../platform/web/live-events';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { useOpenTable } from '../../../../platform/web/use-open-table';
import card from '../../../../ui/card.module.css';
import { Chart } from '../../../../ui/chart/chart';
import type { ChartData } from '../../../../ui/chart/series';
import { Chips } from '../../../../ui/chips';
import { EmptyState } from '../../../../ui/empty-state';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Money } from '../../../../ui/money';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SkeletonCard } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { Tile } from '../../../../ui/tile';
import { getPriceSeries, type PriceSeries, seriesDays } from '../../contract/price-history';
import { pricesByDay } from '../../domain/prices-by-day';
import { AlarmCard } from './alarm-card';
import { copy } from './copy';
import styles from './price-history-detail.module.css';

const PriceChart = ({ series: { points } }: { series: PriceSeries }) => {
  const table = useOpenTable('price');
  const data = useMemo((): ChartData => {
    const days = pricesByDay(points);
    return {
      labels: days.map(({ day }) => day),
      series: [{ name: copy.chartLine, values: days.map(({ price }) => price), color: 1, filled: true }],
      isLevel: true,
    };
  }, [points]);
  return (
    <Chart
      title={copy.chart}
      data={data}
      labelTitle={copy.chartDay}
      format={full}
      formatShort={compact}
      none={copy.none}
      table={table}
    />
  );
};

const full = (value: number): string => rupiah(value);

const ItemCard = ({ series }: { series: PriceSeries }) => {
  const orders = useMay('product.order');
  return (
    <section className={`${card.card} ${card.padded} ${layout.stack5}`} aria-labelledby="price-item">
      <div className={styles.head}>
        <Tile brandKey={series.brand_key} monogram={series.monogram} image={series.image} size={60} />
        <div className={styles.names}>
          <p className={styles.brand}>{series.brand}</p>
          <h2 id="price-item" className={styles.name}>
            {series.item}
          </h2>
          <p className={styles.sku}>
            {series.sku} <StatusTag status={itemStatus(series.status)} />
          </p>
        </div>
        {orders.can && (
          <ButtonLink tone="soft" to={`/transaction-form?q=${series.brand_id}&item=${series.variation_id}`}>
            {copy.buy}
          </ButtonLink>
        )}
      </div>
      <dl className={styles.figures}>
        <Figure word={copy.yourPrice(series.tier_name)} amount={series.price} />
        <Figure word={copy.lowest} amount={series.lowest} />
        <Figure word={copy.highest} amount={series.highest} />
      </dl>
    </section>
  );
};

const Figure = ({ word, amount }: { word: string; amount: number }) => (
  <div>
    <dt>{word}</dt>
    <dd>
      <Money amount={amount} size={20} />
    </dd>
  </div>
);

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
            <div className={layout.stack5}>
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
    <div className={layout.stack5}>
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
