import { AppError } from './app-error';

/** Maximum rows of one file: spreadsheets become slow beyond this. */
const MOST_ROWS = 100_000;

export function refuseTooLarge(rows: number): void {
  if (rows > MOST_ROWS) throw new AppError('EXPORT_TOO_LARGE');
}
