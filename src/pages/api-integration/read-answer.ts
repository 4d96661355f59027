import type { ProgramAnswer } from '../../api/program-call';
import { type OpenApiErrorCode, openApiErrors } from '../../core/text/open-api-errors';

interface ReadAnswer {
  pretty: string;
  /** Null for a success, and for an answer that is not ours. */
  code: OpenApiErrorCode | null;
  message: string;
  ip: string | null;
  orderCode: string | null;
}

interface Told {
  code?: unknown;
  message?: unknown;
  details?: { ip?: unknown };
  data?: { code?: unknown };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function readAnswer({ status, text }: ProgramAnswer): ReadAnswer {
  let body: Told | null = null;
  try {
    body = JSON.parse(text) as Told | null;
  } catch {}
  const code = textOf(body?.code);
  return {
    pretty: body ? JSON.stringify(body, null, 2) : text,
    code: code && code in openApiErrors ? (code as OpenApiErrorCode) : null,
    message: textOf(body?.message) ?? '',
    ip: textOf(body?.details?.ip),
    orderCode: status === 200 ? textOf(body?.data?.code) : null,
  };
}
