import { smoothPath } from './smooth-path';
import styles from './sparkline.module.css';

const WIDTH = 200;
const HEIGHT = 34;

interface SparklineProps {
  values: number[];
  label?: string;
  /** The time of the last value still runs: the line to it is dotted. */
  isRunning?: boolean;
  height?: number;
}

export const Sparkline = ({ values, label, isRunning = false, height = 58 }: SparklineProps) => {
  if (values.length < 2) return null;
  const path = smoothPath(values, WIDTH, HEIGHT);
  const end = isRunning ? (WIDTH * (values.length - 2)) / (values.length - 1) : WIDTH;
  const line = {
    ...{ d: path, fill: 'none', stroke: 'var(--chart-1)', strokeWidth: 2 },
    vectorEffect: 'non-scaling-stroke' as const,
  };
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
        {/* An inner drawing cuts off what does not belong to it. */}
        <svg width={end} height={HEIGHT} aria-hidden="true">
          <path {...line} />
        </svg>
        {isRunning && (
          <svg
            x={end}
            width={WIDTH - end}
            height={HEIGHT}
            viewBox={`${end} 0 ${WIDTH - end} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path {...line} strokeDasharray="2 4" />
          </svg>
        )}
      </svg>
    </>
  );
};
