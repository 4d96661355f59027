import { hasOrders, type OrderTable, readOrderTable } from '../../core/catalogue/order-table';
import { readTableFile } from '../../core/table-file/read-table-file';
import { FileRefused } from '../../core/table-file/refusal';
import { copy } from './copy';

/** A list of 500 orders has a hundredth of it. */
const LIMITS = { bytes: 2 * 1024 * 1024, unpacked: 8 * 1024 * 1024 };

/** The orders of a file, to be shown as text before anything is sent. Throws `FileRefused`. */
export async function ordersOfFile(file: File): Promise<OrderTable> {
  const table = readOrderTable(await readTableFile(file, LIMITS, hasOrders));
  if (table.lines.length === 0) throw new FileRefused(copy.fileEmpty);
  return table;
}
