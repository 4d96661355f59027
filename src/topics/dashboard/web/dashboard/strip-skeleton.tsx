import type { CSSProperties } from 'react';
import { Bone } from '../../../../ui/skeleton';
import styles from './strip.module.css';

interface StripSkeletonProps {
  view: { desktop: number; tablet: number; phone: number };
  height: number;
}

export const StripSkeleton = ({ view, height }: StripSkeletonProps) => {
  const sizes = { '--desktop': view.desktop, '--tablet': view.tablet, '--phone': view.phone };
  return (
    <div role="status">
      <span className="sr-only">Memuat…</span>
      <div className={styles.head} aria-hidden="true">
        <Bone width={180} height={18} />
      </div>
      <ul className={styles.cards} style={sizes as CSSProperties} aria-hidden="true">
        {Array.from({ length: view.desktop }, (_, index) => index).map((index) => (
          <li key={index}>
            <Bone height={height} radius={14} />
          </li>
        ))}
      </ul>
    </div>
  );
};
