import type { CSSProperties } from 'react';
import { type MoneySign, moneyParts } from '../core/format/money';
import { UNIT_SPACE } from '../core/format/number';
import styles from './money.module.css';

interface MoneyProps {
  /** Rupiah. */
  amount: number;
  /** `always` for what came in, `auto` shows a minus alone. */
  sign?: MoneySign;
  /** `in` is green, `petrol` for a balance on its tint; money going out stays ink, spending being a normal day. */
  tone?: 'ink' | 'in' | 'petrol' | 'quiet' | 'inherit';
  /** Pixels; else the size of the text around it. */
  size?: number;
  /** The price before, struck out behind the new one. */
  was?: number | null;
}

/** Pixels from which an amount is a figure that stands for itself. */
const LARGE = 20;

/** An amount as the look wants it: small Rp, bold equal-width digits, never wrapped. */
export const Money = ({ amount, sign = 'auto', tone = 'ink', size, was }: MoneyProps) => (
  <span style={size === undefined ? undefined : sized(size)}>
    <Amount
      amount={amount}
      sign={sign}
      className={`${styles.money} ${styles[tone]} ${size !== undefined && size >= LARGE ? styles.large : ''}`}
    />
    {was != null && (
      <s className={styles.was}>
        <span className="sr-only">Harga sebelumnya </span>
        <Amount amount={was} sign="never" className={styles.plain} />
      </s>
    )}
  </span>
);

interface AmountProps {
  amount: number;
  sign: MoneySign;
  className: string | undefined;
}

const Amount = ({ amount, sign, className }: AmountProps) => {
  const parts = moneyParts(amount, sign);
  // Translators leave it alone: they write numbers by the rules of another language. With its own key a new amount is a
  // new element, whatever became of the old one's text.
  return (
    <span key={`${parts.sign}${parts.number}`} className={className} translate="no">
      {parts.sign}
      <span className={styles.currency}>{parts.currency + UNIT_SPACE}</span>
      {parts.number}
    </span>
  );
};

// Large figures sit tighter.
const sized = (size: number): CSSProperties => ({
  fontSize: size,
  letterSpacing: size >= 34 ? '-0.025em' : size >= LARGE ? '-0.02em' : undefined,
});
