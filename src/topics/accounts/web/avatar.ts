import type { z } from 'zod';
import { AVATAR_PATH, avatarReply, removeAvatar } from '../../../core/contract/profile';
import { call, jsonOf, read } from '../../../platform/web/call';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';

export async function uploadAvatar(file: File): Promise<z.output<typeof avatarReply>> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({ method: 'POST', path: AVATAR_PATH, body, timeout: FILE_TIMEOUT });
  return read(avatarReply, undefined, await jsonOf(response)).data;
}

export const dropAvatar = () => call(removeAvatar);
