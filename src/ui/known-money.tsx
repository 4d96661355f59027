import { Money } from './money';

/** An amount, or a dash where this person is told none. */
export const KnownMoney = ({ amount, size }: { amount: number | null; size?: number }) =>
  amount === null ? '–' : <Money amount={amount} {...(size !== undefined && { size })} />;
