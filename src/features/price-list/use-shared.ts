import { useSearchParams } from 'react-router-dom';
import type { SharedPrice, SharedQuery } from '../../core/contract/price-list';

export function useShared(price: SharedPrice): SharedQuery {
  const [query] = useSearchParams();
  const [search, categories, brands] = ['search', 'f.category_id', 'f.brand_id'].map((name) =>
    query.get(name),
  );
  return { price, ...(search && { search }), ...(categories && { categories }), ...(brands && { brands }) };
}
