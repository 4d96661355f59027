import { Link } from 'react-router-dom';
import { fileUrl } from '../../api/browser-config';
import { useAct } from '../../api/use-call';
import { useMay } from '../../api/use-may';
import type { BrandSummary } from '../../core/contract/catalogue';
import { injectRecommendation } from '../../core/contract/dashboard';
import { BY_BILL } from '../../core/text/postpaid';
import { brandStatus } from '../../core/text/statuses';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { StatusTag } from '../../ui/status-tag';
import { Tile } from '../../ui/tile';
import { copy } from './copy';
import { FavoriteStar } from './favorite-star';
import styles from './product.module.css';

export const BrandTiles = ({ brands }: { brands: BrandSummary[] }) =>
  brands.map((brand) => <BrandTile key={brand.id} brand={brand} />);

const BrandTile = ({ brand }: { brand: BrandSummary }) => {
  const status = brandStatus(brand.status, brand.is_cut_off);
  return (
    <li className={`${card.card} ${styles.brand}`}>
      <Tile
        brandKey={brand.key}
        monogram={brand.monogram}
        image={brand.image && fileUrl(brand.image)}
        size={44}
      />
      <div className={styles.words}>
        <Name brand={brand} />
        <p className={styles.quiet}>
          {[brand.publisher, brand.min_price !== undefined && copy.items(brand.variation_count)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {status.look !== 'ok' && <StatusTag status={status} />}
        <p className={styles.price}>
          {brand.is_postpaid ? (
            <span className={styles.quiet}>{BY_BILL}</span>
          ) : brand.min_price === undefined ? null : brand.min_price === null ? (
            <span className={styles.quiet}>{copy.nothingForSale}</span>
          ) : (
            <>
              <span className={styles.quiet}>{copy.from}</span> <Money amount={brand.min_price} />
            </>
          )}
        </p>
      </div>
      {brand.is_favorite !== null && <FavoriteStar brand={brand} isMarked={brand.is_favorite} />}
    </li>
  );
};

const Name = ({ brand }: { brand: BrandSummary }) => {
  const mayBuy = useMay('product.order').can;
  const { mutate } = useAct(injectRecommendation);
  if (!mayBuy) return <h2 className={styles.name}>{brand.name}</h2>;
  return (
    <h2 className={styles.name}>
      <Link
        to={`/transaction-form?q=${brand.id}`}
        className={styles.open}
        onClick={() => mutate({ body: { brand_id: brand.id, variation_id: null, source: 'product' } })}
      >
        {brand.name}
      </Link>
    </h2>
  );
};
