import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface BoneProps {
  width?: CSSProperties['width'];
  height?: number;
  radius?: number;
}

export const Bone = ({ width = '100%', height = 14, radius = 7 }: BoneProps) => (
  <span className={styles.bone} style={{ width, height, borderRadius: radius }} />
);

/** Announced once; the shapes are hidden from screen readers. */
const Waiting = () => <span className="sr-only">Memuat…</span>;

// Fixed lengths, so that a redraw does not change them.
const widths = ['62%', '48%', '70%', '55%', '64%', '44%'];

export const SkeletonList = ({ rows = 6 }: { rows?: number }) => (
  <div role="status" className={styles.list}>
    <Waiting />
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row} className={styles.row} aria-hidden="true">
        <Bone width={36} height={36} radius={10} />
        <div className={styles.lines}>
          <Bone width={widths[row % widths.length]} height={12} />
          <Bone width={widths[(row + 3) % widths.length]} height={10} />
        </div>
        <Bone width={76} height={24} />
        <Bone width={72} />
      </div>
    ))}
  </div>
);

export const SkeletonForm = ({ fields = 6 }: { fields?: number }) => (
  <div role="status" className={styles.form}>
    <Waiting />
    {Array.from({ length: fields }, (_, field) => field).map((field) => (
      <div key={field} className={styles.lines} aria-hidden="true">
        <Bone width={120} height={12} />
        <Bone height={40} radius={10} />
      </div>
    ))}
  </div>
);

export const SkeletonCard = ({ height = 160 }: { height?: number }) => (
  <div role="status" className={styles.card} style={{ minHeight: height }}>
    <Waiting />
    <Bone width="38%" height={12} />
    <Bone width="62%" height={28} />
    <Bone width="48%" height={10} />
  </div>
);
