import type { ProgramAnswer } from '../../api/program-call';
import { type OpenApiErrorCode, openApiErrors } from '../../core/text/open-api-errors';

interface ReadAnswer {
  /** For the eye; what is no JSON stays as it came. */
  pretty: string;
  /** Of a refusal; null for a success, and for what is no answer of ours. */
  code: OpenApiErrorCode | null;
  message: string;
  /** The refused address, where that is why. */
  ip: string | null;
  /** Of the order that was made. */
  orderCode: string | null;
}

interface Told {
  code?: unknown;
  message?: unknown;
  details?: { ip?: unknown };
  data?: { code?: unknown };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What somebody has to know of an answer beside its text. */
export function readAnswer({ status, text }: ProgramAnswer): ReadAnswer {
  let body: Told | null = null;
  try {
    body = JSON.parse(text) as Told | null;
  } catch {
    // A proxy on the way has answered in its own words.
  }
  const code = textOf(body?.code);
  return {
    pretty: body ? JSON.stringify(body, null, 2) : text,
    code: code && code in openApiErrors ? (code as OpenApiErrorCode) : null,
    message: textOf(body?.message) ?? '',
    ip: textOf(body?.details?.ip),
    orderCode: status === 200 ? textOf(body?.data?.code) : null,
  };
}
