import { AsyncLocalStorage } from 'node:async_hooks';

export interface TransactionScope {
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Throws inside a transaction, where the call would hang. */
  refuse(): void;
}

export function transactionScope(): TransactionScope {
  const scope = new AsyncLocalStorage<{ open: boolean }>();
  return {
    async enter(work) {
      // Work that outlives the transaction keeps the context, so the state records its end.
      const state = { open: true };
      try {
        return await scope.run(state, work);
      } finally {
        state.open = false;
      }
    },
    refuse() {
      if (scope.getStore()?.open) {
        throw new Error('The outer database was used inside a transaction: pass `tx` on.');
      }
    },
  };
}
