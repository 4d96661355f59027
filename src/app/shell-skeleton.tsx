import { shellOf } from '../core/page/shell';
import { Bone, SkeletonCard, SkeletonList } from '../ui/skeleton';
import styles from './shell-skeleton.module.css';

/** The shape of the portal while it, or what it must know first, is on its way: the very markup that its page carries. */
export const ShellSkeleton = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  <div dangerouslySetInnerHTML={{ __html: shellNow() }} />
);

const shellNow = (): string => shellOf({ isPanel: location.pathname.startsWith('/panel/') });

/** The shape of a page inside the layout. */
export const ContentSkeleton = () => (
  <div className={styles.content}>
    <Bone width={200} height={28} />
    <SkeletonCard height={180} />
    <SkeletonList rows={5} />
  </div>
);
