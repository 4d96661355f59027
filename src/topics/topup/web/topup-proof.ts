import type { z } from 'zod';
import { fetchFile, jsonOf, read } from '../../../platform/web/call';
import { type Carrier, FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { TOPUP_PROOF_PATH, type Topup, topup, type topupProofInput } from '../contract/topup';

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
    carrier: uploadWithProgress(onProgress),
  });
  return read(topup, undefined, await jsonOf(response)).data;
}

export const fetchTopupProof = (id: string): Promise<Blob> => fetchFile(pathOf(id));

/** Reports upload progress from 0 to 1, which `fetch` cannot. Fails as `fetch` does. */
const uploadWithProgress =
  (onProgress: (share: number) => void): Carrier =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve(
          new Response(request.response as Blob, {
            status: request.status,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        );
      request.onerror = () => reject(new TypeError('The connection failed'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });

const headersOf = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\r?\n/)
    .filter(Boolean)
    .map((row) => {
      const at = row.indexOf(':');
      return [row.slice(0, at), row.slice(at + 1).trim()];
    });
