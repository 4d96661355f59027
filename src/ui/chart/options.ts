import type uPlot from 'uplot';
import type { ChartData } from './series';

const FONT = '12px "Plus Jakarta Sans Variable", sans-serif';
/** Pixels between two labels below the axis, at least. */
const LABEL_WIDTH = 84;

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

interface Look {
  width: number;
  height: number;
  formatShort: (value: number) => string;
  /** The place under the pointer; null beside the drawing. */
  onPlace: (place: number | null) => void;
}

/** Lines in the colours of the theme that holds now; zero is always shown. */
export function optionsOf(
  { labels, series }: ChartData,
  { width, height, formatShort, onPlace }: Look,
): uPlot.Options {
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
      points: { size: 9 },
    },
    scales: {
      x: { time: false },
      y: { range: (_plot, _least, most) => [0, most > 0 ? most * 1.08 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 36,
        gap: 10,
        splits: () => labels.map((_, at) => at).filter((at) => (labels.length - 1 - at) % step === 0),
        values: (_plot, places) => places.map((place) => labels[place]?.replace(/ \d{4}$/, '') ?? ''),
      },
      { ...axis, grid, size: 68, values: (_plot, values) => values.map(formatShort) },
    ],
    series: [
      {},
      ...series.map(({ values, look, filled, dashed }) => ({
        stroke: colour(`chart-${look}`),
        width: 2,
        points: { show: isAlone(values) },
        ...(dashed && { dash: [6, 5] }),
        ...(filled && { fill: `${colour(`chart-${look}`)}1f` }),
      })),
    ],
    hooks: {
      setCursor: [
        ({ cursor: { idx, left } }) => onPlace(left === undefined || left < 0 ? null : (idx ?? null)),
      ],
    },
  };
}

/** A single value makes no line. */
const isAlone = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== null).length === 1;
