import { useMay } from '../../api/use-may';
import type { PriceSeries } from '../../core/contract/price-history';
import { itemStatus } from '../../core/text/statuses';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { ButtonLink } from '../../ui/plain/button-link';
import { StatusTag } from '../../ui/status-tag';
import { Tile } from '../../ui/tile';
import { copy } from './copy';
import styles from './price-history-detail.module.css';

export const ItemCard = ({ series }: { series: PriceSeries }) => {
  const orders = useMay('product.order');
  return (
    <section className={`${card.card} ${card.padded} ${styles.item}`} aria-labelledby="price-item">
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
