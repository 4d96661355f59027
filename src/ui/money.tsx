import type { CSSProperties } from 'react';
import { type MoneySign, moneyParts } from '../core/format/money';
import { UNIT_SPACE, UNKNOWN } from '../core/format/number';
import styles from './money.module.css';

interface MoneyProps {
  /** Rupiah. */
  amount: number;
  /** `always` shows a plus for credits, `auto` only a minus. */
  sign?: MoneySign;
  /** `in` is green, `petrol` is for a balance on its tint; debits keep the text colour, because spending is normal. */
  tone?: 'ink' | 'in' | 'petrol' | 'quiet' | 'inherit';
  /** Pixels; default is the surrounding size. */
  size?: number;
  was?: number | null;
}

const LARGE = 20;

/** Small Rp, bold tabular digits, never wrapped. */
export const Money = ({ amount, sign = 'auto', tone = 'ink', size, was }: MoneyProps) => {
  const isLarge = size !== undefined && size >= LARGE;
  return (
    <span style={size === undefined ? undefined : sized(size)}>
      {amountOf(amount, sign, `${styles.money} ${styles[tone]} ${isLarge ? styles.large : ''}`)}
      {was != null && (
        <s className={styles.was}>
          <span className="sr-only">Harga sebelumnya </span>
          {amountOf(was, 'never', styles.plain)}
        </s>
      )}
    </span>
  );
};

const amountOf = (amount: number, sign: MoneySign, className: string | undefined) => {
  if (Number.isNaN(amount)) return UNKNOWN;
  const parts = moneyParts(amount, sign);
  // Not translated, because translators reformat numbers. The key creates a new element for a new amount, even if a
  // translator replaced the old text.
  return (
    <span key={`${parts.sign}${parts.number}`} className={className} translate="no">
      {parts.sign}
      <span className={styles.currency}>{parts.currency + UNIT_SPACE}</span>
      {parts.number}
    </span>
  );
};

const sized = (size: number): CSSProperties => ({
  fontSize: size,
  letterSpacing: size >= 34 ? '-0.025em' : size >= LARGE ? '-0.02em' : undefined,
});
