import { SkeletonCard } from '../../ui/skeleton';
import styles from './kyc-form.module.css';

export const FormSkeleton = () => (
  <div className={styles.columns}>
    <SkeletonCard height={56} />
    <SkeletonCard height={420} />
  </div>
);
