import { SkeletonCard } from '../../ui/skeleton';
import styles from './transaction-form.module.css';

export const OrderSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.columns}>
      <div className={styles.steps}>
        <SkeletonCard height={96} />
        <SkeletonCard height={180} />
        <SkeletonCard height={360} />
      </div>
      <SkeletonCard height={320} />
    </div>
  </div>
);
