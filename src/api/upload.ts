import type { z } from 'zod';
import {
  discardUpload,
  type StoredImage,
  storedImage,
  UPLOAD_PATH,
  type uploadQuery,
} from '../core/contract/upload';
import { call, jsonOf, read } from './call';
import { FILE_TIMEOUT, send } from './transport';

export async function upload(file: File, target: z.input<typeof uploadQuery>): Promise<StoredImage> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({
    method: 'POST',
    path: UPLOAD_PATH,
    query: target,
    body,
    timeout: FILE_TIMEOUT,
  });
  const told = (await jsonOf(response)) as { data?: unknown };
  // Another host may answer with the address alone.
  const answer = typeof told?.data === 'string' ? { ...told, data: { url: told.data } } : told;
  return read(storedImage, undefined, answer).data;
}

/**
 * Deletes an upload that a form no longer uses. The server keeps a file that a record still names; that is no error.
 */
export const discard = ({ id }: StoredImage): Promise<void> =>
  call(discardUpload, { params: { id } }).then(
    () => undefined,
    () => undefined,
  );
