import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { envelope } from '../../../core/contract/envelope';
import { getTicketIndicator } from '../../../core/contract/profile';
import { idParams } from '../../../core/contract/shapes';
import { sendPrivateFile } from '../../../platform/files/private/send';
import { readSentFile } from '../../../platform/http/sent-file';
import { actorOf, serve } from '../../../platform/http/serve';
import { getOpenTicket, getTicket, MAX_TICKET_FILE_BYTES, TICKET_FILE_PATH, ticketFile } from '../contract';
import type { TicketService } from './service';

export function ticketRoutes(app: FastifyInstance, tickets: TicketService): void {
  serve(app, getTicketIndicator, ({ actor }) => tickets.countOpen(actor));
  serve(app, getTicket, ({ actor, params }) => tickets.conversation(actor, params.id));
  serve(app, getOpenTicket, ({ actor, query }) => tickets.openAbout(actor, query.code));

  const noQuery = z.strictObject({});
  app.route({
    method: 'POST',
    url: TICKET_FILE_PATH,
    config: { object: 'ticketing.action' },
    schema: {
      summary: 'Kirim lampiran tiket: JPG, PNG, atau PDF',
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      querystring: noQuery,
      response: { 200: envelope(ticketFile) },
    },
    handler: async (request) => ({
      status: 200,
      message: 'OK',
      data: await tickets.files.send(actorOf(request), await readSentFile(request, MAX_TICKET_FILE_BYTES)),
    }),
  });

  app.route({
    method: 'GET',
    url: `${TICKET_FILE_PATH}/:id`,
    config: { object: 'ticketing' },
    schema: {
      summary: 'Unduh lampiran tiket',
      security: [{ bearer: [] }],
      params: idParams,
      querystring: noQuery,
    },
    handler: async (request, reply) => {
      const { id } = request.params as z.output<typeof idParams>;
      return sendPrivateFile(reply, await tickets.files.open(actorOf(request), id));
    },
  });
}
