import { AppError } from './app-error';

/** Rows of one file: memory stays flat, and no spreadsheet opens more with comfort. */
const MOST_ROWS = 100_000;

/** Throws EXPORT_TOO_LARGE when a file would hold more rows than one may. */
export function refuseTooLarge(rows: number): void {
  if (rows > MOST_ROWS) throw new AppError('EXPORT_TOO_LARGE');
}
