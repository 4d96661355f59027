import { type Letterhead, LOGO_PATH, letterhead } from '../core/contract/letterhead';
import { jsonOf, read } from './call';
import { FILE_TIMEOUT, send } from './transport';

export async function uploadLogo(file: File): Promise<Letterhead> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({ method: 'POST', path: LOGO_PATH, body, timeout: FILE_TIMEOUT });
  return read(letterhead, undefined, await jsonOf(response)).data;
}
