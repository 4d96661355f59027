import { z } from 'zod';
import { download, endpoint } from './endpoint';
import { month } from './shapes';

/** The key that the balance history asks for. */
const STATEMENT = 'balance_history';

/** Months that have ended, the newest first; the running one has no statement yet. */
export const listStatementMonths = endpoint({
  method: 'GET',
  path: '/v1/crm/balance-statement/months',
  object: STATEMENT,
  summary: 'Bulan yang rekening korannya dapat diunduh',
  reply: z.object({ months: z.array(month) }),
});

/**
 * Every movement of the main balance in a month as a PDF with checksum and QR code. Throws STATEMENT_NOT_OVER, NOT_FOUND
 * (a month before the account), RATE_LIMITED.
 */
export const balanceStatementFile = download({
  path: '/v1/crm/balance-statement',
  object: STATEMENT,
  summary: 'Unduh rekening koran',
  query: z.strictObject({ month }),
});

/** Where whoever holds a paper types what stands on it; open to everybody. */
export const STATEMENT_CHECK_PATH = '/invoice-check';

/** Where the QR code of a statement leads; open to everybody. */
export const statementCheckPath = (balanceId: string, month: string, seal: string): string =>
  `${STATEMENT_CHECK_PATH}/statement/${balanceId}/${month}/${seal}`;
