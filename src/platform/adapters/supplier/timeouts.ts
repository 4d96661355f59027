import { setTimeout } from 'node:timers/promises';
import { type Supplier, SupplierAwayError } from './supplier';

/** Timeouts in milliseconds by call. */
const PATIENCE = { quote: 4_000, checkNickname: 8_000, inquire: 8_000, changesAfter: 8_000 };

/**
 * Adds timeouts to interactive calls: `quote`, `checkNickname` and `inquire` throw `SupplierAwayError` if the
 * supplier is unreachable or slow. The price feed has one as well; background calls keep their own.
 */
export const withTimeouts = (supplier: Supplier): Supplier => ({
  ...supplier,
  quote: (request) => inTime(PATIENCE.quote, () => supplier.quote(request)),
  checkNickname: (request) => inTime(PATIENCE.checkNickname, () => supplier.checkNickname(request)),
  inquire: (request) => inTime(PATIENCE.inquire, () => supplier.inquire(request)),
  changesAfter: (moment) => inTime(PATIENCE.changesAfter, () => supplier.changesAfter(moment)),
});

/** Result of `ask` within `patience` milliseconds, else SupplierAwayError. */
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
