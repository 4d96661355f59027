import { fetchFile, jsonOf, read } from '../../../platform/web/call';
import { FILE_TIMEOUT, send } from '../../../platform/web/transport';
import { TICKET_FILE_PATH, type TicketFile, ticketFile } from '../contract';

export async function sendTicketFile(file: File): Promise<TicketFile> {
  const body = new FormData();
  body.append('file', file);
  const response = await send({ method: 'POST', path: TICKET_FILE_PATH, body, timeout: FILE_TIMEOUT });
  return read(ticketFile, undefined, await jsonOf(response)).data;
}

export const fetchTicketFile = (id: string): Promise<Blob> => fetchFile(`${TICKET_FILE_PATH}/${id}`);
