import { LONGEST_SEARCH } from '../../../../core/contract/shapes';
import { cut } from '../../../../core/format/cut';
import { TICKET } from '../../../../core/states';
import { openTicketAbout } from './open-ticket';
import { type TicketWords, ticketBody } from './ticket-body';
import type { TicketRefs } from './use-ticket-refs';

interface MadeTicket {
  address: string;
  /** Null if the host does not return it. */
  code: string | null;
  isNew: boolean;
}

/**
 * Creates a ticket unless one is open about the same code, or without a code with the same text: a retry after a lost
 * answer finds the first one. Throws `ApiError`.
 */
export async function makeTicket(refs: TicketRefs, words: TicketWords): Promise<MadeTicket> {
  const { resource, records, list, at } = refs;
  const body = ticketBody(resource, words);
  const open =
    words.code === null ? await openTicketSaying(records, body) : await openTicketAbout(words.code);
  if (open !== null) return { address: at(open), code: null, isNew: false };
  const row = await records.create(body);
  // Another host may return only its success.
  if (!row) return { address: list, code: null, isNew: true };
  return { address: at(row.id), code: typeof row.code === 'string' ? row.code : null, isNew: true };
}

const OPEN = [TICKET.fresh, TICKET.underWay, TICKET.awaitsPartner].join(',');

async function openTicketSaying(
  records: TicketRefs['records'],
  { subject, message }: ReturnType<typeof ticketBody>,
): Promise<string | null> {
  const search = cut(subject, LONGEST_SEARCH);
  const rows = await records.find({ search, limit: 100, filters: { status: OPEN } });
  return rows.find((row) => row.subject === subject && row.message === message)?.id ?? null;
}
