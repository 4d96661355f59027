import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { getDashboardCharts, getDashboardTotals } from '../../contract/dashboard';
import { getOwnLimits } from '../../contract/own-limits';
import {
  createTransaction,
  getTransaction,
  getTransactionByKey,
  revealVoucherCodes,
} from '../../contract/transaction';
import { listTransactions } from '../../contract/transaction-list';
import type { TransactionService } from './service';

export function transactionRoutes(app: FastifyInstance, transactions: TransactionService): void {
  serve(app, createTransaction, async ({ actor, headers, body, reply }) => {
    const { order, replayed } = await transactions.create(actor, headers['idempotency-key'], body);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return order;
  });

  serve(app, listTransactions, async ({ actor, query }) => {
    const { page, limit } = query;
    const { rows, total } = await transactions.list(actor, { page, limit });
    return { data: rows, meta: { page, limit, total } };
  });

  serve(app, getOwnLimits, ({ actor }) => transactions.ownLimits(actor));

  serve(app, getTransaction, ({ actor, params }) => transactions.one(actor, params.id));

  serve(app, revealVoucherCodes, ({ actor, params, body }) =>
    transactions.reveal(actor, params.id, body.pin),
  );

  serve(app, getTransactionByKey, ({ actor, params }) => transactions.byKey(actor, params.key));

  serve(app, getDashboardTotals, ({ actor }) => transactions.totals(actor));

  serve(app, getDashboardCharts, ({ actor }) => transactions.charts(actor));
}
