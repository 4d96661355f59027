import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { checkBill, payBill } from '../../contract/postpaid';
import type { BillService } from './service';

export function billRoutes(app: FastifyInstance, bills: BillService): void {
  serve(app, checkBill, ({ actor, body }) => bills.check(actor, body));

  serve(app, payBill, async ({ actor, headers, body, reply }) => {
    const { order, replayed } = await bills.pay(actor, headers['idempotency-key'], body);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return order;
  });
}
