import type { z } from 'zod';
import { type Matching, reconciliationFile } from '../core/contract/reconciliation';
import { FILE_TIMEOUT, send } from './transport';

/** The differences of a file as CSV or XLSX; the rows go along, for nothing of them is kept. Throws `ApiError`. */
export async function fetchDifferences(
  asked: Matching,
  format: z.input<typeof reconciliationFile.body>['format'],
): Promise<Blob> {
  const response = await send({
    method: 'POST',
    path: reconciliationFile.path,
    headers: { accept: '*/*' },
    body: { ...asked, format },
    timeout: FILE_TIMEOUT,
  });
  return response.blob();
}
