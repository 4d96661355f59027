import { useEffect } from 'react';
import { useFacts } from '../../api/facts';
import { removeStored, writeStored } from '../../api/storage';
import { lastReadAt } from '../../api/transport';
import { useQuietCall } from '../../api/use-call';
import { listTopups, unpaidQuery } from '../../core/contract/topup-list';
import { lastTransactionsQuery, listTransactions } from '../../core/contract/transaction-list';
import { onServerClock } from '../../ui/server-clock';

export function useRememberSeen(): void {
  const { profile, balance, can } = useFacts();
  const mayRead = { transactions: can('transaction').can, topups: can('topup').can };
  const transactions = useQuietCall(
    listTransactions,
    { query: lastTransactionsQuery },
    { enabled: mayRead.transactions },
  );
  const topups = useQuietCall(listTopups, { query: unpaidQuery }, { enabled: mayRead.topups });

  useEffect(() => {
    const at = lastReadAt();
    // Removes the stored data of people who may no longer see the balance.
    if (balance.main === null) return removeStored('last-seen');
    if (!at || (mayRead.transactions && !transactions)) return;
    writeStored('last-seen', {
      at: onServerClock(at),
      name: profile.name,
      balance: balance.main,
      transactions: (transactions ?? []).map(
        ({ id, code, product_name, item_name, date, selling_total, status, refunded }) => ({
          id,
          code,
          product_name,
          item_name,
          date,
          selling_total,
          status,
          refunded,
        }),
      ),
      topups: (topups ?? []).map(({ id, code, method_name, invoice_paid_amount, expires_at }) => ({
        id,
        code,
        method_name,
        invoice_paid_amount,
        expires_at,
      })),
    });
  }, [mayRead.transactions, profile.name, balance.main, transactions, topups]);
}
