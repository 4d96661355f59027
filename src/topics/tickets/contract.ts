import { z } from 'zod';
import { get, OWNER_ONLY } from '../../core/contract/endpoint';
import { codeLine, id, idParams, instant } from '../../core/contract/shapes';

/** Subject of a ticket; shown only to people who may see the record itself. */
export const ticketCauses = ['transaction', 'topup', 'withdrawal'] as const;
export type TicketCause = (typeof ticketCauses)[number];

/** Object that a person must be allowed to open to write a ticket about it. */
export const ticketCauseObjects: Record<TicketCause, string> = {
  transaction: 'transaction',
  topup: 'topup',
  withdrawal: OWNER_ONLY,
};

/** Uploads JPG, PNG or PDF as the part `file`; `/:id` downloads one. */
export const TICKET_FILE_PATH = '/v1/crm/ticket-system/attachment';
export const MAX_TICKET_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_TICKET_FILES = 5;

export const ticketFile = z.object({ id, name: z.string(), mime: z.string(), bytes: z.int() });
export type TicketFile = z.infer<typeof ticketFile>;

export const ticketMessage = z.object({
  id,
  role: z.enum(['partner', 'admin']),
  author: z.string(),
  body: z.string(),
  attachments: z.array(ticketFile),
  created_at: instant,
});
export type TicketMessage = z.infer<typeof ticketMessage>;

export const ticketConversation = z.object({
  id,
  code: z.string(),
  subject: z.string(),
  category: z.string(),
  priority: z.string(),
  status: z.int(),
  cause: z.object({ type: z.enum(ticketCauses), id, code: z.string(), title: z.string() }).nullable(),
  by: z.string(),
  messages: z.array(ticketMessage),
  /** Deadline of our answer; null while the partner must answer. */
  sla_due_at: instant.nullable(),
  /** Closes automatically then unless the partner answers. */
  closes_at: instant.nullable(),
  /** A closed ticket can be reopened until then. */
  reopen_until: instant.nullable(),
  rating: z.int().nullable(),
  created_at: instant,
  server_time: instant,
});
export type TicketConversation = z.infer<typeof ticketConversation>;

export const getTicket = get('/v1/crm/ticket-system/conversation/:id', 'ticket:show', {
  summary: 'Percakapan sebuah tiket',
  params: idParams,
  reply: ticketConversation,
});

/** At most one ticket per order, top-up or withdrawal is open. */
export const getOpenTicket = get('/v1/crm/ticket-system/open', 'ticket:list', {
  summary: 'Tiket terbuka tentang sebuah kode',
  query: z.strictObject({ code: codeLine(40).min(1) }),
  reply: z.object({
    /** Null without one that the caller may open. */
    id: id.nullable(),
    /** Reason why the caller can open neither; null if allowed. */
    refusal: z.string().nullable(),
  }),
});
