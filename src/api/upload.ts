import type { z } from 'zod';
import { type StoredImage, storedImage, UPLOAD_PATH, type uploadQuery } from '../core/contract/upload';
import { jsonOf, read } from './call';
import { send } from './transport';

/** Stores a picture for a field of an entity, whose limits apply; the answer is what the field keeps. */
export async function upload(file: File, target: z.input<typeof uploadQuery>): Promise<StoredImage> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({ method: 'POST', path: UPLOAD_PATH, query: target, body, timeout: 120_000 });
  return read(storedImage, undefined, await jsonOf(response)).data as StoredImage;
}
