import { SkeletonCard } from '../../ui/skeleton';
import styles from './topup-payment.module.css';

export const PaymentSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.main}>
      <SkeletonCard height={360} />
      <SkeletonCard height={200} />
    </div>
    <SkeletonCard height={260} />
  </div>
);
