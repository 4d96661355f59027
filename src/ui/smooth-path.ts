const MARGIN = 2;

/**
 * SVG path through the values; the baseline is zero or the minimum. Segments start and end horizontally, so the line
 * never exceeds the values.
 */
export const smoothPath = (values: number[], width: number, height: number): string => {
  const top = Math.max(...values);
  const baseline = Math.min(0, ...values);
  const reach = top - baseline || 1;
  const points = values.map((value, index) => ({
    x: round((index / (values.length - 1)) * width),
    y: round(height - MARGIN - ((value - baseline) / reach) * (height - 2 * MARGIN)),
  }));
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${point.x} ${point.y}`;
      const middle = round((before.x + point.x) / 2);
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    })
    .join('');
};

const round = (value: number): number => Math.round(value * 100) / 100;
