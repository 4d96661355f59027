export interface Figure {
  what: string;
  value: number;
  budget: number;
  unit: 'kB' | 'ms' | 'shift' | '×' | 'requests';
}

const digits = { kB: 1, ms: 0, shift: 4, '×': 2, requests: 0 };
export const isOver = ({ value, budget }: Figure): boolean => !(value <= budget);

export function print(figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const figure of figures) {
    const { what, value, budget, unit } = figure;
    const word = unit === 'shift' ? '' : ` ${unit}`;
    const shown = `${value.toFixed(digits[unit])}${word}`.padStart(10);
    console.log(
      `${isOver(figure) ? 'OVER' : 'ok  '} ${what.padEnd(width)} ${shown}  of at most ${budget}${word}`,
    );
  }
}
