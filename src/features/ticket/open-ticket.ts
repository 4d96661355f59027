import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { getOpenTicket } from '../../core/contract/ticket';
import type { ErrorCode } from '../../core/text/errors';

/** Id of the open ticket about a code, or null. Throws `ApiError`, also if this person may not open it. */
export async function openTicketAbout(code: string): Promise<string | null> {
  const { id, refusal } = (await call(getOpenTicket, { query: { code } })).data;
  if (refusal !== null)
    throw new ApiError({ status: 422, code: 'DUPLICATE_VALUE' satisfies ErrorCode, message: refusal });
  return id;
}
