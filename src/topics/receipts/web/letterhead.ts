import { jsonOf, read } from '../../../platform/web/call';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { type Letterhead, LOGO_PATH, letterhead } from '../contract';

export async function uploadLogo(file: File): Promise<Letterhead> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({ method: 'POST', path: LOGO_PATH, body, timeout: FILE_TIMEOUT });
  return read(letterhead, undefined, await jsonOf(response)).data;
}
