import type { z } from 'zod';
import { AVATAR_PATH, avatarReply, removeAvatar } from '../core/contract/profile';
import { call, jsonOf, read } from './call';
import { FILE_TIMEOUT, send } from './transport';

/** Stores the middle of a picture as the caller's own. Throws `ApiError`. */
export async function uploadAvatar(file: File): Promise<z.output<typeof avatarReply>> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({ method: 'POST', path: AVATAR_PATH, body, timeout: FILE_TIMEOUT });
  return read(avatarReply, undefined, await jsonOf(response)).data;
}

/** Back to the letters of the name. */
export const dropAvatar = () => call(removeAvatar);
