import card from './card.module.css';
import { partText } from './part-text';
import styles from './shares.module.css';
import text from './text.module.css';

const COLOURS = 5;
const GREY = 6;

export interface Share {
  name: string;
  size: number;
  count: string;
  isRest?: boolean;
}

interface SharesProps {
  title: string;
  hint: string;
  shares: Share[];
  whole: number;
}

export const Shares = ({ title, hint, shares, whole }: SharesProps) => (
  <section className={`${card.card} ${card.padded}`} aria-label={title}>
    <h2>{title}</h2>
    <p className={text.quiet}>{hint}</p>
    {shares.length > 0 && (
      <>
        <span className={styles.bar} aria-hidden="true">
          {shares.map((share, at) => (
            <span key={share.name} style={{ flexGrow: share.size, background: colourOf(share, at) }} />
          ))}
        </span>
        <ul className={styles.list}>
          {shares.map((share, at) => (
            <li key={share.name} className={styles.row}>
              <i className={styles.swatch} style={{ background: colourOf(share, at) }} aria-hidden="true" />
              <span className={styles.name}>{share.name}</span>
              <span className={text.quiet}>{share.count}</span>
              <b className={styles.part}>{partText(share.size, whole)}</b>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);

const colourOf = ({ isRest }: Share, at: number): string =>
  `var(--chart-${isRest ? GREY : (at % COLOURS) + 1})`;
