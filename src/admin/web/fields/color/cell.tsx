import type { CellOf } from '../parts';
import styles from './color.module.css';

export const ColorCell: CellOf<'color'> = ({ value }) => (
  <span className={styles.color}>
    <span className={styles.swatch} style={{ background: String(value) }} aria-hidden="true" />
    {String(value)}
  </span>
);
