import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  getReconciliationColumns,
  reconcileRows,
  reconciliationFile,
} from '../../../../src/core/contract/reconciliation';
import { BODY_LIMIT } from '../../../http/body-limit';
import { actorOf, serve } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { ReconciliationService } from './service';
import { differenceSheet } from './sheet';

export function reconciliationRoutes(app: FastifyInstance, reconciliations: ReconciliationService): void {
  serve(app, getReconciliationColumns, ({ actor }) => reconciliations.names(actor));
  serve(app, reconcileRows, ({ actor, body }) => reconciliations.match(actor, body));

  const { path, object, summary, body } = reconciliationFile;
  // The rows are not stored: the browser sends them again and receives the results as a file.
  app.post(
    path,
    {
      config: { object, download: summary },
      bodyLimit: BODY_LIMIT + reconcileRows.moreBytes,
      schema: { summary, security: [{ bearer: [] }], querystring: z.strictObject({}), body },
    },
    async (request, reply) => {
      const { format, ...asked } = request.body as z.output<typeof body>;
      const { matches } = await reconciliations.match(actorOf(request), asked);
      return sendSpreadsheet(reply, differenceSheet(format, portion(matches)));
    },
  );
}

async function* portion<Row extends { group: string }>(matches: Row[]): AsyncGenerator<Row[]> {
  yield matches.filter(({ group }) => group !== 'agrees');
}
