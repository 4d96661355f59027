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

/** Stores a picture for a field of an entity, whose limits apply; the answer is what the field keeps. */
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

/** Takes back a picture that a form no longer holds. What a record still names stays, and is no error of anybody. */
export const discard = ({ id }: StoredImage): Promise<void> =>
  call(discardUpload, { params: { id } }).then(
    () => undefined,
    () => undefined,
  );
