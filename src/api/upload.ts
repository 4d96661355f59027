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
  return read(storedImage, undefined, await jsonOf(response)).data;
}

/**
 * Deletes an upload that a form no longer uses. The server keeps a file that a record still names; that is no error.
 */
export const discard = ({ id }: StoredImage): Promise<void> =>
  call(discardUpload, { params: { id } }).then(
    () => undefined,
    () => undefined,
  );
