import type { FastifyInstance } from 'fastify';
import { serve, serveDownload } from '../../../platform/http/serve';
import { closeMonth, exportBooks, getBooks, listClosings, reopenMonth } from '../contract/books';
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
}
