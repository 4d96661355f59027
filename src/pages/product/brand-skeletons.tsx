import { Bone } from '../../ui/skeleton';
import styles from './product.module.css';

export const SkeletonTiles = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => place).map((place) => (
    <li key={place} className={styles.brand} aria-hidden="true">
      <Bone width={44} height={44} radius={12} />
      <div className={styles.bones}>
        <Bone width="70%" height={14} />
        <Bone width="55%" height={11} />
      </div>
    </li>
  ));

export const BrandSkeletons = () => (
  <div role="status">
    <span className="sr-only">Memuat…</span>
    <ul className={styles.brands}>
      <SkeletonTiles count={20} />
    </ul>
  </div>
);
