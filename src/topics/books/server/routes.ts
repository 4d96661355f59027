import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { envelope } from '../../../core/contract/envelope';
import { idParams } from '../../../core/contract/shapes';
import { sendPrivateFile } from '../../../platform/files/private/send';
import { readSentFile } from '../../../platform/http/sent-file';
import { actorOf, serve, serveDownload } from '../../../platform/http/serve';
import { BOOK_FILE_PATH, bookFile, MAX_BOOK_FILE_BYTES } from '../contract/book-file';
import { BOOKS, closeMonth, exportBooks, getBooks, listClosings, reopenMonth } from '../contract/books';
import type { BookService } from './service';

export function bookRoutes(app: FastifyInstance, books: BookService): void {
  serve(app, getBooks, ({ actor, query }) => books.read(actor, query));

  serveDownload(app, exportBooks, async ({ actor, query, reply }) => {
    const { name, bytes } = await books.report(actor, query);
    return reply
      .type('application/pdf')
      .header('content-length', bytes.length)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });

  serve(app, listClosings, ({ actor }) => books.closings.list(actor));

  serve(app, closeMonth, async ({ actor, body }) => {
    await books.closings.close(actor, body.month);
    return {};
  });

  serve(app, reopenMonth, async ({ actor, body }) => {
    await books.closings.reopen(actor, body.month);
    return {};
  });

  fileRoutes(app, books);
}

function fileRoutes(app: FastifyInstance, { files }: BookService): void {
  const noQuery = z.strictObject({});
  app.route({
    method: 'POST',
    url: BOOK_FILE_PATH,
    config: { object: BOOKS },
    schema: {
      summary: 'Kirim lampiran pembukuan: JPG, PNG, atau PDF',
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      querystring: noQuery,
      response: { 200: envelope(bookFile) },
    },
    handler: async (request) => ({
      status: 200,
      message: 'OK',
      data: await files.send(actorOf(request), await readSentFile(request, MAX_BOOK_FILE_BYTES)),
    }),
  });

  app.route({
    method: 'GET',
    url: `${BOOK_FILE_PATH}/:id`,
    config: { object: BOOKS },
    schema: {
      summary: 'Unduh lampiran pembukuan',
      security: [{ bearer: [] }],
      params: idParams,
      querystring: noQuery,
    },
    handler: async (request, reply) => {
      const { id } = request.params as z.output<typeof idParams>;
      return sendPrivateFile(reply, await files.open(actorOf(request), id));
    },
  });
}
