import { axiosInstance } from '@refinedev/simple-rest';
import { asApiError } from './api-error';
import { jsonOf } from './call';
import { FILE_TIMEOUT, type Outgoing, send } from './transport';

/**
 * The `httpClient` that simple-rest is given: its shape is axios's, its road is ours, so there is one door out,
 * one token and one error path. `data` of the answer is the envelope, closed, or the bytes where a file is accepted
 * instead.
 */
export const restClient = axiosInstance.create({
  adapter: async (config) => {
    const accept = String(config.headers.getAccept());
    const isFile = !accept.includes('application/json');
    const response = await send({
      method: (config.method ?? 'get').toUpperCase() as Outgoing['method'],
      path: config.url ?? '',
      body: config.data === undefined ? undefined : JSON.parse(config.data),
      signal: config.signal as AbortSignal | undefined,
      ...(isFile && { headers: { accept }, timeout: FILE_TIMEOUT }),
    }).catch((error: unknown) => {
      throw asApiError(error);
    });
    const data = isFile ? await response.blob() : await jsonOf(response);
    return { data, status: response.status, statusText: '', headers: {}, config };
  },
});
