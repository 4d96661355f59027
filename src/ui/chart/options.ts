import uPlot from 'uplot';
import { type ChartData, drawnOf } from './series';

const FONT = '12px "Plus Jakarta Sans Variable", sans-serif';
const LABEL_WIDTH = 84;

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

interface ChartLayout {
  width: number;
  height: number;
  formatShort: (value: number) => string;
  /** Index under the pointer; null outside. */
  onIndex: (index: number | null) => void;
}

/** Opaque, as taller bars stand behind. */
const paleOf = (color: number): string =>
  `color-mix(in srgb, ${colour(`chart-${color}`)} 40%, ${colour('color-bg-container')})`;

/** Starts at zero or below; for a level as far below the minimum as above the maximum. */
const rangeOf = (isLevel: boolean, least: number, most: number): [number, number] => {
  if (!isLevel) return [Math.min(0, least * 1.08), most > 0 ? most * 1.08 : least < 0 ? 0 : 1];
  const padding = Math.max((most - least) * 0.25, most * 0.02, 1);
  return [Math.max(0, least - padding), most + padding];
};

export function optionsOf(
  data: ChartData,
  { width, height, formatShort, onIndex }: ChartLayout,
): uPlot.Options {
  const { labels, isLevel = false, isStacked = false } = data;
  const grid = { stroke: colour('chart-grid'), width: 1 };
  const axis = { stroke: colour('color-text-tertiary'), font: FONT, ticks: { show: false } };
  const step = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor(width / LABEL_WIDTH))));
  return {
    width,
    height,
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { size: 9, show: !isStacked },
    },
    scales: {
      x: { time: false, ...(isStacked && { range: [-0.5, labels.length - 0.5] }) },
      y: { range: (_plot, least, most) => rangeOf(isLevel, least, most) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 36,
        gap: 10,
        splits: () => labels.map((_, at) => at).filter((at) => (labels.length - 1 - at) % step === 0),
        values: (_plot, indexes) => indexes.map((index) => labels[index]?.replace(/ \d{4}$/, '') ?? ''),
      },
      { ...axis, grid, size: 68, values: (_plot, values) => values.map(formatShort) },
    ],
    series: [
      {},
      ...drawnOf(data).map(({ values, color, filled, dashed, isRunning }) => ({
        ...(isStacked && { paths: bars, fill: isRunning ? paleOf(color) : colour(`chart-${color}`) }),
        stroke: colour(`chart-${color}`),
        width: isStacked ? 0 : 2,
        points: { show: !isStacked && isAlone(values) },
        ...(dashed && { dash: [6, 5] }),
        ...(isRunning && { dash: [2, 4] }),
        ...(filled && { fill: `${colour(`chart-${color}`)}1f` }),
      })),
    ],
    hooks: {
      setCursor: [
        ({ cursor: { idx, left } }) => onIndex(left === undefined || left < 0 ? null : (idx ?? null)),
      ],
    },
  };
}

const bars = uPlot.paths.bars?.({ size: [0.72, 48] }) ?? (() => null);

/** A single value forms no line, so it is drawn as a point. */
const isAlone = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== null).length === 1;
