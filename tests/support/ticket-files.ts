import type { Client } from './client';
import { sendFile } from './sent-files';

export const sendTicketFile = (client: Client, file: Buffer, name = 'bukti.png') =>
  sendFile(client, '/v1/crm/ticket-system/attachment', file, name);
