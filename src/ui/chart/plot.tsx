import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './chart.module.css';
import { optionsOf } from './options';
import { type ChartData, drawnOf, labelAt, wordOf } from './series';

interface PlotProps {
  height: number;
  data: ChartData;
  format: (value: number) => string;
  formatShort: (value: number) => string;
  summary: string;
}

function useThemeTurns(): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const watcher = new MutationObserver(() => setTurns((count) => count + 1));
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => watcher.disconnect();
  }, []);
  return turns;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/** Canvas chart; arrow keys move from value to value, and each is announced. */
export const Plot = ({ height, data, format, formatShort, summary }: PlotProps) => {
  const container = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const [at, setAt] = useState<number | null>(null);
  const turns = useThemeTurns();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turns` redraws it in the colours of the other theme
  useEffect(() => {
    const box = container.current;
    if (!box) return undefined;
    const values = [data.labels.map((_, nth) => nth), ...drawnOf(data).map((one) => [...one.values])];
    const draw = (width: number) =>
      new uPlot(
        optionsOf(data, { width, height, formatShort, onIndex: setAt }),
        values as uPlot.AlignedData,
        box,
      );
    // The observer runs after layout; measuring here would force one.
    const observer = new ResizeObserver(() => {
      const width = box.clientWidth;
      const drawn = plot.current;
      if (!drawn) plot.current = draw(width);
      else if (drawn.width !== width) drawn.setSize({ width, height });
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, [data, height, formatShort, turns]);

  const go = (next: number) => {
    const drawn = plot.current;
    const nth = Math.min(data.labels.length - 1, Math.max(0, next));
    if (!drawn) return;
    drawn.setCursor({ left: drawn.valToPos(nth, 'x'), top: 0 });
    setAt(nth);
  };
  const steer = (event: KeyboardEvent) => {
    const last = data.labels.length - 1;
    const ends: Record<string, number> = { Home: 0, End: last };
    const step = steps[event.key];
    const next = step === undefined ? ends[event.key] : at === null ? last : at + step;
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };

  const words = at === null ? '' : wordsAt(data, at, format);
  return (
    <div className={styles.plot}>
      <div
        ref={container}
        className={styles.canvas}
        style={{ height }}
        role="slider"
        tabIndex={0}
        aria-label={summary}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, data.labels.length - 1)}
        aria-valuenow={at ?? data.labels.length - 1}
        aria-valuetext={words || 'Gunakan tombol panah untuk membaca nilai.'}
        onKeyDown={steer}
        onBlur={() => setAt(null)}
      />
      {at !== null && data.labels[at] !== undefined && (
        <div className={styles.tip} data-end={at > data.labels.length / 2 || undefined} aria-hidden="true">
          <span className={styles.tipLabel}>{labelAt(data, at)}</span>
          {data.series.map(({ name, values }, nth) => (
            <span key={name} className={nth === 0 ? styles.tipMain : styles.tipRest}>
              {(nth > 0 || data.isStacked) && `${name} `}
              {wordOf(values[at], format)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
};

const wordsAt = (data: ChartData, at: number, format: (value: number) => string): string =>
  [labelAt(data, at), ...data.series.map(({ name, values }) => `${name} ${wordOf(values[at], format)}`)].join(
    ', ',
  );
