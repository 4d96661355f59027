import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { asApiError } from '../../api/api-error';
import { callKey, useAct } from '../../api/use-call';
import { type BrandSummary, listBrands, setFavorite } from '../../core/contract/catalogue';
import { useFeedback } from '../../ui/feedback';
import { copy } from './copy';
import styles from './product.module.css';

/** Optimistic: undone if the server refuses. */
export const FavoriteStar = ({ brand, isMarked }: { brand: BrandSummary; isMarked: boolean }) => {
  const { error: tell } = useFeedback();
  const cache = useQueryClient();
  const { mutateAsync, isLoading } = useAct(setFavorite);
  const [wished, setWished] = useState<boolean | null>(null);
  const isFavorite = wished ?? isMarked;

  // The server has caught up with the wish.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer, not a new wish, ends the wish
  useEffect(() => setWished(null), [isMarked]);

  const toggle = async () => {
    if (isLoading) return;
    const favorite = !isFavorite;
    setWished(favorite);
    try {
      await mutateAsync({ params: { id: brand.id }, body: { favorite } });
      await cache.invalidateQueries(callKey(listBrands));
    } catch (failure) {
      setWished(null);
      tell(asApiError(failure).message);
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
