import { hasOrders, type OrderTable, readOrderTable } from '../../core/catalogue/order-table';
import { readTableFile } from '../../core/table-file/read-table-file';
import { FileRefused } from '../../core/table-file/refusal';
import { copy } from './copy';

/** A hundred times the size of a list of 500 orders. */
const LIMITS = { bytes: 2 * 1024 * 1024, unpacked: 8 * 1024 * 1024 };

/** Throws `FileRefused`. */
export async function ordersOfFile(file: File): Promise<OrderTable> {
  const table = readOrderTable(await readTableFile(file, LIMITS, hasOrders));
  if (table.lines.length === 0) throw new FileRefused(copy.fileEmpty);
  return table;
}
