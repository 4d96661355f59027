import { z } from 'zod';
import { download, get } from '../../../core/contract/endpoint';
import { month } from '../../../core/contract/shapes';

const STATEMENT = 'balance_history';

/** Past months, newest first; the current month has no statement yet. */
export const listStatementMonths = get('/v1/crm/balance-statement/months', STATEMENT, {
  summary: 'Bulan yang rekening korannya dapat diunduh',
  reply: z.object({ months: z.array(month) }),
});

/**
 * All entries of the main balance in a month as a PDF with checksum and QR code. Throws STATEMENT_NOT_OVER, NOT_FOUND
 * (before the account existed), RATE_LIMITED.
 */
export const balanceStatementFile = download('/v1/crm/balance-statement', STATEMENT, {
  summary: 'Unduh rekening koran',
  query: z.strictObject({ month }),
});

export const STATEMENT_CHECK_PATH = '/invoice-check';

export const statementCheckPath = (balanceId: string, month: string, seal: string): string =>
  `${STATEMENT_CHECK_PATH}/statement/${balanceId}/${month}/${seal}`;
