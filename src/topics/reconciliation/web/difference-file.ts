import type { z } from 'zod';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { type Matching, reconciliationFile } from '../contract';

/** The file's rows are sent again, because the server stores none of them. Throws `ApiError`. */
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
