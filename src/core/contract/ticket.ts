import { z } from 'zod';
import { endpoint } from './endpoint';
import { codeLine, id, idParams, instant } from './shapes';

/** What a ticket may be about; it is told to those alone who may see the thing itself. */
export const ticketCauses = ['transaction', 'topup', 'withdrawal'] as const;
export type TicketCause = (typeof ticketCauses)[number];

/** Sends JPG, PNG or PDF as the part `file`; `/:id` hands one out. */
export const TICKET_FILE_PATH = '/v1/crm/ticket-system/attachment';
export const MAX_TICKET_FILE_BYTES = 2 * 1024 * 1024;
/** Of one message. */
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
  /** Values of the declaration's choices. */
  category: z.string(),
  priority: z.string(),
  /** `TICKET`. */
  status: z.int(),
  cause: z.object({ type: z.enum(ticketCauses), id, code: z.string(), title: z.string() }).nullable(),
  by: z.string(),
  messages: z.array(ticketMessage),
  /** Until when we have promised to answer; null while it is the partner's turn. */
  sla_due_at: instant.nullable(),
  /** When it closes by itself unless the partner answers. */
  closes_at: instant.nullable(),
  /** Until when a closed one can be opened again. */
  reopen_until: instant.nullable(),
  rating: z.int().nullable(),
  created_at: instant,
  server_time: instant,
});
export type TicketConversation = z.infer<typeof ticketConversation>;

/** Whoever reads it has read its messages. */
export const getTicket = endpoint({
  method: 'GET',
  path: '/v1/crm/ticket-system/conversation/:id',
  object: 'ticket:show',
  summary: 'Percakapan sebuah tiket',
  params: idParams,
  reply: ticketConversation,
});

/** The open ticket about an order, a top-up or a withdrawal: there is one at most. */
export const getOpenTicket = endpoint({
  method: 'GET',
  path: '/v1/crm/ticket-system/open',
  object: 'ticket:list',
  summary: 'Tiket terbuka tentang sebuah kode',
  query: z.strictObject({ code: codeLine(40).min(1) }),
  reply: z.object({
    /** Null where there is none that the caller may open. */
    id: id.nullable(),
    /** Why the caller can neither open it nor a second one; null where nothing stands in the way. */
    refusal: z.string().nullable(),
  }),
});
