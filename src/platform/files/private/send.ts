import type { FastifyReply } from 'fastify';
import { attachedAs } from '../file-name';
import type { PrivateFileRow } from './store';

/** Sends a private file with headers that forbid caching and script execution. */
export const sendPrivateFile = (
  reply: FastifyReply,
  { row, bytes }: { row: PrivateFileRow; bytes: Buffer },
): FastifyReply =>
  reply
    .type(row.mime)
    .header('content-length', bytes.length)
    .header('content-disposition', attachedAs(row.name))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes);
