import styles from './chart.module.css';
import { type ChartData, labelAt, wordOf } from './series';

interface FiguresTableProps {
  height: number;
  caption: string;
  data: ChartData;
  labelTitle: string;
  format: (value: number) => string;
}

export const FiguresTable = ({ height, caption, data, labelTitle, format }: FiguresTableProps) => (
  <section
    className={styles.scroll}
    style={{ maxHeight: height }}
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
        {indexesOf(data).map((at) => (
          <tr key={data.labels[at]}>
            <th scope="row">{labelAt(data, at)}</th>
            {data.series.map(({ name, values }) => (
              <td key={name}>{wordOf(values[at], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const indexesOf = ({ labels, isDay }: ChartData): number[] => {
  const indexes = labels.map((_, at) => at);
  return isDay ? indexes : indexes.reverse();
};
