import type { ReactNode } from 'react';
import { rupiah } from '../../../../core/format/money';

/** Codes, numbers and names, which a translator of pages must not change. */
export const Exact = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;

interface MoneyProps {
  of: number;
  as?: 'span' | 'strong' | 's';
}

export const Money = ({ of: amount, as: Tag = 'span' }: MoneyProps) => (
  <Tag translate="no">{rupiah(amount)}</Tag>
);
