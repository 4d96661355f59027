import type { FastifyInstance } from 'fastify';
import { getDashboardCharts, getDashboardTotals } from '../../../../src/core/contract/dashboard';
import { getOwnLimits } from '../../../../src/core/contract/own-limits';
import {
  createTransaction,
  exportTransactions,
  getTransaction,
  getTransactionByKey,
  revealVoucherCodes,
} from '../../../../src/core/contract/transaction';
import { listTransactions } from '../../../../src/core/contract/transaction-list';
import type { Actor } from '../../../http/actor';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import { maySeeSellingPrices } from '../selling-price/service';
import type { TransactionFilter } from './read-store';
import type { TransactionService } from './service';
import { transactionSheet } from './sheet';

export function transactionRoutes(app: FastifyInstance, transactions: TransactionService): void {
  serve(app, createTransaction, async ({ actor, headers, body, reply }) => {
    const { order, replayed } = await transactions.create(actor, headers['idempotency-key'], body);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return order;
  });

  serve(app, listTransactions, async ({ actor, query }) => {
    const { page, limit } = query;
    const { rows, total } = await transactions.list(actor, filterOf(actor, query), { page, limit });
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

  serveDownload(app, exportTransactions, async ({ actor, query, reply }) => {
    const orders = await transactions.forExport(actor, filterOf(actor, query));
    return sendSpreadsheet(reply, transactionSheet(maySeeSellingPrices(actor))(query.format, orders));
  });
}

interface AskedFilter {
  status?: TransactionFilter['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  mine?: '1' | undefined;
}

const filterOf = ({ userId }: Actor, query: AskedFilter): TransactionFilter => ({
  user: query.mine ? userId : null,
  status: query.status ?? null,
  from: query.from ?? null,
  to: query.to ?? null,
  search: query.search || null,
});
