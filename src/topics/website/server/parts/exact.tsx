import type { ReactNode } from 'react';
import { rupiah } from '../../../../core/format/money';

/** Codes, numbers and names, which a translator of pages must not change. */
export const Exact = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;

export const Money = ({ of: amount }: { of: number }) => <Exact>{rupiah(amount)}</Exact>;
