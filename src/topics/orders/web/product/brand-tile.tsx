import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { brandStatus } from '../../../../core/text/statuses';
import { asApiError } from '../../../../platform/web/api-error';
import { fileUrl } from '../../../../platform/web/browser-config';
import { callKey, useAction } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { Money } from '../../../../ui/money';
import { StatusTag } from '../../../../ui/status-tag';
import { Tile } from '../../../../ui/tile';
import { type BrandSummary, listBrands, setFavorite } from '../../../catalogue/contract/catalogue';
import { injectRecommendation } from '../../../catalogue/contract/recommendation';
import { BY_BILL } from '../../text/postpaid';
import { copy } from './copy';
import styles from './product.module.css';

/** Optimistic: undone if the server refuses. */
const FavoriteStar = ({ brand, isMarked }: { brand: BrandSummary; isMarked: boolean }) => {
  const { error: showError } = useFeedback();
  const cache = useQueryClient();
  const { mutateAsync, isLoading } = useAction(setFavorite);
  const [requested, setRequested] = useState<boolean | null>(null);
  const isFavorite = requested ?? isMarked;

  // The server has applied the request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer, not a new request, ends the request
  useEffect(() => setRequested(null), [isMarked]);

  const toggle = async () => {
    if (isLoading) return;
    const favorite = !isFavorite;
    setRequested(favorite);
    try {
      await mutateAsync({ params: { id: brand.id }, body: { favorite } });
      await cache.invalidateQueries(callKey(listBrands));
    } catch (failure) {
      setRequested(null);
      showError(asApiError(failure).message);
    }
  };

  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavorite}
      aria-label={copy.favorite(brand.name)}
      onClick={() => void toggle()}
    >
      <Star size={20} aria-hidden="true" />
    </button>
  );
};

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
        {status.tone !== 'ok' && <StatusTag status={status} />}
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
  const { mutate } = useAction(injectRecommendation);
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
