import type { Carrier } from './transport';

/** Reports upload progress from 0 to 1, which `fetch` cannot. Fails as `fetch` does. */
export const carryWithProgress =
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
