import { Money } from '../../ui/money';
import { StatusTag } from '../../ui/status-tag';
import { Tile } from '../../ui/tile';
import { copy } from './copy';
import styles from './login.module.css';

const done = { word: 'Berhasil', look: 'ok' } as const;
const running = { word: 'Diproses', look: 'run' } as const;

const rows = [
  { brand: 'diamond-legenda', monogram: 'DL', item: '86 Diamond', amount: 19_850, status: done },
  { brand: 'token-pln', monogram: 'PL', item: 'Token PLN 100.000', amount: 100_750, status: done },
  { brand: 'diamond-api', monogram: 'DA', item: '140 Diamond', amount: 17_900, status: running },
];

export const ExampleCard = () => (
  <div className={styles.example} aria-hidden="true">
    <div className={styles.exampleHead}>
      <span>Saldo</span>
      <span className={styles.exampleMark}>{copy.drawing}</span>
    </div>
    <Money amount={4_825_500} size={36} />
    <ul className={styles.exampleRows}>
      {rows.map(({ brand, monogram, item, amount, status }) => (
        <li key={brand}>
          <Tile brandKey={brand} monogram={monogram} size={36} />
          <span className={styles.exampleItem}>{item}</span>
          <span className={styles.exampleEnd}>
            <Money amount={amount} />
            <StatusTag status={status} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
