import type { Client } from './client';
import { sendFile } from './sent-files';

/** Sends a receipt of the books as its form does. */
export const sendBookFile = (client: Client, file: Buffer, name = 'nota.png') =>
  sendFile(client, '/v1/crm/books/attachment', file, name);
