import type { z } from 'zod';
import {
  discardUpload,
  type StoredImage,
  storedImage,
  UPLOAD_PATH,
  type uploadQuery,
} from '../../../core/contract/upload';
import { ownError } from '../../../platform/web/api-error';
import { browserConfig } from '../../../platform/web/browser-config';
import { call, jsonOf, read } from '../../../platform/web/call';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { pictureOf } from '../../entity/reading';

/** Another host may answer with an address alone; `field` then gives the size. Throws BAD_REPLY without an address. */
export async function upload(
  file: File,
  target: z.input<typeof uploadQuery>,
  field: Parameters<typeof pictureOf>[1] = {},
): Promise<StoredImage> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({
    method: 'POST',
    path: UPLOAD_PATH,
    query: target,
    body,
    timeout: FILE_TIMEOUT,
  });
  const answer = (await jsonOf(response)) as { data?: unknown };
  if (!browserConfig.apiUrl || storedImage.safeParse(answer.data).success)
    return read(storedImage, undefined, answer).data;
  const picture = pictureOf(answer.data, field);
  if (!picture) throw ownError('BAD_REPLY');
  return picture;
}

/**
 * Deletes an upload that a form no longer uses. The server keeps a file that a record still names; that is no error.
 */
export const discard = ({ id }: StoredImage): Promise<void> =>
  call(discardUpload, { params: { id } }).then(
    () => undefined,
    () => undefined,
  );
