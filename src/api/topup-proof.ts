import type { z } from 'zod';
import { TOPUP_PROOF_PATH, type Topup, topup, type topupProofInput } from '../core/contract/topup';
import { fetchFile, jsonOf, read } from './call';
import { carryWithProgress } from './carry-with-progress';
import { FILE_TIMEOUT, send } from './transport';

const pathOf = (id: string): string => TOPUP_PROOF_PATH.replace(':id', id);

/** `onProgress` receives the sent share, 0 to 1. Throws `ApiError`. */
export async function sendTopupProof(
  id: string,
  file: File,
  sender: z.input<typeof topupProofInput>,
  onProgress: (share: number) => void,
): Promise<Topup> {
  const body = new FormData();
  // Text parts go first: the server reads the parts in order.
  for (const [name, value] of Object.entries(sender)) body.append(name, value);
  body.append('file', file);
  const response = await send({
    method: 'POST',
    path: pathOf(id),
    body,
    timeout: FILE_TIMEOUT,
    carrier: carryWithProgress(onProgress),
  });
  return read(topup, undefined, await jsonOf(response)).data;
}

export const fetchTopupProof = (id: string): Promise<Blob> => fetchFile(pathOf(id));
