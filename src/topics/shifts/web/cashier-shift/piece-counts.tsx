import { rupiah } from '../../../../core/format/money';
import { piecesOf, type TypedNumber } from '../../../../core/format/read-number';
import { Money } from '../../../../ui/money';
import { FieldError } from '../../../../ui/plain/field-error';
import { useNumberText } from '../../../../ui/use-number-text';
import { PIECES } from '../../domain/pieces';
import styles from './cashier-shift.module.css';
import { copy } from './copy';

interface PieceCountsProps {
  counts: Record<string, TypedNumber>;
  sum: number;
  error: string | undefined;
  onChange: (value: number, count: TypedNumber) => void;
}

/** Number of each note and coin, with the total in rupiah. */
export const PieceCounts = ({ counts, sum, error, onChange }: PieceCountsProps) => (
  <fieldset className={styles.pieces}>
    <legend className={styles.legend}>{copy.pieces}</legend>
    {PIECES.map((value) => (
      <PieceCount
        key={value}
        value={value}
        count={counts[value] ?? null}
        onChange={(count) => onChange(value, count)}
      />
    ))}
    <p className={styles.sum} aria-live="polite">
      <span>{copy.sum}</span> <Money amount={sum} size={26} />
    </p>
    <FieldError error={error} />
  </fieldset>
);

interface PieceCountProps {
  value: number;
  count: TypedNumber;
  onChange: (count: TypedNumber) => void;
}

const PieceCount = ({ value, count, onChange }: PieceCountProps) => {
  const { isTyping, ...text } = useNumberText({ value: count, onChange });
  const pieces = piecesOf(count);
  return (
    <label className={styles.piece}>
      <span className={styles.pieceValue}>{rupiah(value)}</span>
      <input
        className={styles.pieceCount}
        aria-label={copy.piecesOf(rupiah(value))}
        aria-invalid={(!isTyping && Boolean(count) && pieces === 0) || undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        {...text}
      />
      <span className={styles.pieceSum}>{pieces > 0 && <Money amount={value * pieces} tone="quiet" />}</span>
    </label>
  );
};
