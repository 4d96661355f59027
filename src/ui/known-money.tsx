import { Money } from './money';

/** Shows a dash if this person may not see the amount. */
export const KnownMoney = ({ amount, size }: { amount: number | null; size?: number }) =>
  amount === null ? '–' : <Money amount={amount} {...(size !== undefined && { size })} />;
