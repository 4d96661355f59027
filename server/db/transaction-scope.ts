import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the running code stands inside a transaction of one database. */
export interface TransactionScope {
  /** Runs the body of a transaction. */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Throws inside a body: a hang without a message becomes an error with one. */
  refuse(): void;
}

export function transactionScope(): TransactionScope {
  const scope = new AsyncLocalStorage<{ open: boolean }>();
  return {
    async enter(work) {
      // Work that outlives the transaction keeps the context, so the state says when it has ended.
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
