import styles from './chart.module.css';
import type { ChartData } from './series';

interface FiguresTableProps {
  /** Pixels: as high as the drawing, so that nothing below moves. */
  height: number;
  caption: string;
  data: ChartData;
  labelTitle: string;
  format: (value: number) => string;
}

/** Every figure of a chart, the newest first. */
export const FiguresTable = ({ height, caption, data, labelTitle, format }: FiguresTableProps) => (
  <section
    className={styles.scroll}
    style={{ height }}
    aria-label={`Tabel ${caption}`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on its own has to take the focus
    tabIndex={0}
  >
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labelTitle}</th>
          {data.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.labels
          .map((label, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {data.series.map(({ name, values }) => (
                <td key={name}>{format(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  </section>
);
