import { setTimeout } from 'node:timers/promises';
import { type Supplier, SupplierAwayError } from './supplier';

/** Milliseconds that somebody waits for its word: for a price, and for a name that it has to look up itself. */
const PATIENCE = { quote: 4_000, checkNickname: 8_000 };

/**
 * What is asked while somebody waits, answered soon or refused: `quote` and `checkNickname` throw `SupplierAwayError`
 * for a supplier that cannot be reached or does not answer. What is asked behind a job waits as before.
 */
export const heardInTime = (supplier: Supplier): Supplier => ({
  ...supplier,
  quote: (request) => inTime(PATIENCE.quote, () => supplier.quote(request)),
  checkNickname: (request) => inTime(PATIENCE.checkNickname, () => supplier.checkNickname(request)),
});

async function inTime<T>(patience: number, ask: () => Promise<T>): Promise<T> {
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
