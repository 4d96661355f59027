import type { z } from 'zod';
import {
  discardUpload,
  type StoredFile,
  type StoredImage,
  storedFile,
  storedImage,
  UPLOAD_PATH,
  type uploadQuery,
} from '../../../core/contract/upload';
import { ownError } from '../../../platform/web/api-error';
import { browserConfig } from '../../../platform/web/browser-config';
import { call, fetchFile, jsonOf, read } from '../../../platform/web/call';
import { saveFile } from '../../../platform/web/save-file';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { fileOf, pictureOf } from '../../entity/reading';
import type { Field } from '../../schema/field';
import { kindOf } from '../../schema/kinds';

/** Another host may answer with an address alone; `field` then gives the rest. Throws BAD_REPLY without an address. */
export async function upload<Stored extends StoredImage | StoredFile = StoredImage>(
  file: File,
  target: z.input<typeof uploadQuery>,
  field?: Field,
): Promise<Stored> {
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
  const limits = field && kindOf(field).uploads?.(field);
  const shape = limits?.kind === 'file' ? storedFile : storedImage;
  if (!browserConfig.apiUrl || shape.safeParse(answer.data).success)
    return read(shape, undefined, answer).data as Stored;
  const stored = limits?.kind === 'file' ? fileOf(answer.data) : pictureOf(answer.data, limits ?? {});
  if (!stored) throw ownError('BAD_REPLY');
  return stored as Stored;
}

export const saveStored = async ({ url, name }: StoredFile): Promise<void> =>
  saveFile(await fetchFile(url), name);

/**
 * Deletes an upload that a form no longer uses. The server keeps a file that a record still names; that is no error.
 */
export const discard = ({ id }: Pick<StoredFile, 'id'>): Promise<void> =>
  call(discardUpload, { params: { id } }).then(
    () => undefined,
    () => undefined,
  );
