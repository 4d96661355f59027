import { smoothPath } from './smooth-path';
import styles from './sparkline.module.css';

const WIDTH = 200;
const HEIGHT = 34;

interface SparklineProps {
  /** At least two, oldest first. */
  values: number[];
  /** What the line shows, for those who cannot see it; absent where the figures stand beside it. */
  label?: string;
  /** Pixels. */
  height?: number;
}

/** The course of a figure as a bare line. As wide as its place. */
export const Sparkline = ({ values, label, height = 58 }: SparklineProps) => {
  if (values.length < 2) return null;
  const path = smoothPath(values, WIDTH, HEIGHT);
  return (
    <>
      {label && <span className="sr-only">{label}</span>}
      <svg
        className={styles.line}
        height={height}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`${path}V${HEIGHT}H0Z`} fill="var(--color-primary-bg)" />
        <path
          d={path}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  );
};
