import type { Client } from './client';
import { sendFile } from './sent-files';

/** Uploads a receipt like the form. */
export const sendBookFile = (client: Client, file: Buffer, name = 'nota.png') =>
  sendFile(client, '/v1/crm/books/attachment', file, name);
