import { Money } from './money';

export const KnownMoney = ({ amount, size }: { amount: number | null; size?: number }) =>
  amount === null ? '–' : <Money amount={amount} {...(size !== undefined && { size })} />;
