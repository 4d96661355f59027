import { setTimeout } from 'node:timers/promises';
import { type Supplier, SupplierAwayError } from './supplier';

/** Milliseconds that its word is waited for: a price, what it has to look up itself, and what has moved. */
const PATIENCE = { quote: 4_000, checkNickname: 8_000, inquire: 8_000, toldAfter: 8_000 };

/**
 * What is asked while somebody waits, answered soon or refused: `quote`, `checkNickname` and `inquire` throw `SupplierAwayError`
 * for a supplier that cannot be reached or does not answer. The feed ends as soon, because the job that
 * reads it does; what is asked behind other jobs waits as before.
 */
export const heardInTime = (supplier: Supplier): Supplier => ({
  ...supplier,
  quote: (request) => inTime(PATIENCE.quote, () => supplier.quote(request)),
  checkNickname: (request) => inTime(PATIENCE.checkNickname, () => supplier.checkNickname(request)),
  inquire: (request) => inTime(PATIENCE.inquire, () => supplier.inquire(request)),
  toldAfter: (moment) => inTime(PATIENCE.toldAfter, () => supplier.toldAfter(moment)),
});

/** What `ask` answers within `patience` milliseconds, else SupplierAwayError. */
export async function inTime<T>(patience: number, ask: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const tooLong = setTimeout(patience, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new SupplierAwayError('the supplier took too long');
  });
  try {
    return await Promise.race([ask(), tooLong]);
  } catch (failure) {
    if (failure instanceof SupplierAwayError) throw failure;
    throw new SupplierAwayError('the supplier cannot be reached', { cause: failure });
  } finally {
    tooLong.catch(() => undefined);
    over.abort();
  }
}
