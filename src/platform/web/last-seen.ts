/** The dashboard's last data, for a start without connection. Removed with the session. */
export interface LastSeen {
  at: string;
  name: string;
  balance: number;
  transactions: {
    id: string;
    code: string;
    product_name: string;
    item_name: string;
    date: string;
    selling_total: number | null;
    status: number;
    refunded: number;
  }[];
  topups: {
    id: string;
    code: string;
    method_name: string;
    invoice_paid_amount: number;
    expires_at: string | null;
  }[];
}

export const isLastSeen = (value: unknown): value is LastSeen => {
  const { at, name, balance, transactions, topups } = (value ?? {}) as Partial<LastSeen>;
  return (
    typeof at === 'string' &&
    typeof name === 'string' &&
    typeof balance === 'number' &&
    Array.isArray(transactions) &&
    Array.isArray(topups)
  );
};
