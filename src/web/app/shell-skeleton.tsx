import { Bone, SkeletonCard, SkeletonList } from '../../ui/skeleton';
import { shellOf } from '../page/shell';
import styles from './shell-skeleton.module.css';

/** Skeleton while the portal or its facts load; the same markup is in the HTML page. */
export const ShellSkeleton = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  <div dangerouslySetInnerHTML={{ __html: shellNow() }} />
);

const shellNow = (): string => shellOf({ isPanel: location.pathname.startsWith('/panel/') });

export const ContentSkeleton = () => (
  <div className={styles.content}>
    <Bone width={200} height={28} />
    <SkeletonCard height={180} />
    <SkeletonList rows={5} />
  </div>
);
