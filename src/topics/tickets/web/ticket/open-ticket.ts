import type { ErrorCode } from '../../../../core/text/errors';
import { ApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { getOpenTicket } from '../../contract';

/** Id of the open ticket about a code, or null. Throws `ApiError`, also if this person may not open it. */
export async function openTicketAbout(code: string): Promise<string | null> {
  const { id, refusal } = (await call(getOpenTicket, { query: { code } })).data;
  if (refusal !== null)
    throw new ApiError({ status: 422, code: 'DUPLICATE_VALUE' satisfies ErrorCode, message: refusal });
  return id;
}
