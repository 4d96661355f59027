import { useCall } from '../../api/use-call';
import { listBrands } from '../../core/contract/catalogue';
import { LoadFailed } from '../../ui/load-failed';
import { SkeletonTiles } from './brand-skeletons';
import { BrandTiles } from './brand-tile';
import styles from './product.module.css';
import { portionOf, type Shelf } from './use-shelf';

export const BrandPortion = ({ shelf, page }: { shelf: Shelf; page: number }) => {
  const { data, error, refetch } = useCall(listBrands, { query: portionOf(shelf, page) });
  if (data) return <BrandTiles brands={data} />;
  if (!error) return <SkeletonTiles count={5} />;
  return (
    <li className={styles.across}>
      <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void refetch()} />
    </li>
  );
};
