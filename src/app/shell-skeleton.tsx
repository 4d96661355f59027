import { Bone, SkeletonCard, SkeletonList } from '../ui/skeleton';
import styles from './shell-skeleton.module.css';

/** The shape of the portal while it, or what it must know first, is on its way. */
export const ShellSkeleton = () => (
  <div className={styles.shell}>
    <div className={styles.side} aria-hidden="true">
      <Bone width={120} height={26} />
      {[70, 55, 62, 48, 66, 58].map((width) => (
        <Bone key={width} width={`${width}%`} height={18} />
      ))}
    </div>
    <div className={styles.head} aria-hidden="true">
      <Bone width={180} height={18} />
      <Bone width={38} height={38} radius={19} />
    </div>
    <main className={styles.body}>
      <ContentSkeleton />
    </main>
  </div>
);

/** The shape of a page inside the layout. */
export const ContentSkeleton = () => (
  <div className={styles.content}>
    <Bone width={200} height={28} />
    <SkeletonCard height={180} />
    <SkeletonList rows={5} />
  </div>
);
