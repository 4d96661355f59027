import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from './app-error';
import { newRequestId } from './request-id';
import { safetyHeaders } from './safety-headers';

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers requests that Node itself rejects (headers too large, not HTTP), for which no request object
 * exists.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const { code, message } = new AppError('BAD_REQUEST');
  const body = JSON.stringify({ status, code, message, request_id: newRequestId() });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(safetyHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
