import { rupiah } from '../../core/format/money';
import { number } from '../../core/format/number';
import { PIECES } from '../../core/shift/pieces';
import { Money } from '../../ui/money';
import { FieldError } from '../../ui/plain/field-error';
import styles from './cashier-shift.module.css';
import { copy } from './copy';

interface PieceCountsProps {
  counts: Record<string, number>;
  /** Rupiah of all of them. */
  sum: number;
  error: string | undefined;
  onChange: (value: number, count: number) => void;
}

/** More of one note than any drawer holds. */
const MOST_DIGITS = 4;

/** How many there are of each note and coin, with what they come to. */
export const PieceCounts = ({ counts, sum, error, onChange }: PieceCountsProps) => (
  <fieldset className={styles.pieces}>
    <legend className={styles.legend}>{copy.pieces}</legend>
    {PIECES.map((value) => {
      const count = counts[value] ?? 0;
      return (
        <label key={value} className={styles.piece}>
          <span className={styles.pieceValue}>{rupiah(value)}</span>
          <input
            className={styles.pieceCount}
            aria-label={copy.piecesOf(rupiah(value))}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={count === 0 ? '' : number(count)}
            onChange={(event) =>
              onChange(value, Number(event.target.value.replace(/\D/g, '').slice(0, MOST_DIGITS)))
            }
          />
          <span className={styles.pieceSum}>
            {count > 0 && <Money amount={value * count} tone="quiet" />}
          </span>
        </label>
      );
    })}
    <p className={styles.sum} aria-live="polite">
      <span>{copy.sum}</span> <Money amount={sum} size={26} />
    </p>
    <FieldError error={error} />
  </fieldset>
);
