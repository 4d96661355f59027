import type { FastifyRequest } from 'fastify';
import { fileLimit } from '../../core/format/file-size';
import { AppError } from './app-error';

export interface SentFile {
  name: string | undefined;
  bytes: Buffer;
}

/** Reads the part named `file`. A malformed form is a client error. */
export async function readSentFile(request: FastifyRequest, maxBytes: number): Promise<SentFile> {
  if (!request.isMultipart()) throw new AppError('FILE_REQUIRED');
  const part = await request
    .file({ limits: { fileSize: maxBytes, files: 1 }, throwFileSizeLimit: false })
    .catch(unreadableForm);
  if (part?.fieldname !== 'file') throw new AppError('FILE_REQUIRED');
  const bytes = await part.toBuffer().catch(unreadableForm);
  if (part.file.truncated) throw new AppError('FILE_TOO_LARGE', { limit: fileLimit(maxBytes) });
  if (bytes.length === 0) throw new AppError('FILE_REQUIRED');
  return { name: part.filename, bytes };
}

function unreadableForm(): never {
  throw new AppError('BAD_REQUEST');
}
