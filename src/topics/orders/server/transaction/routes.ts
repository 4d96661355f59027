import type { FastifyInstance } from 'fastify';
import { date } from '../../../../core/format/date';
import { monthsText } from '../../../../core/format/month';
import { REFUNDED } from '../../../../core/states';
import { transactionStatus } from '../../../../core/text/statuses';
import type { Actor } from '../../../../platform/http/actor';
import { serve, serveDownload } from '../../../../platform/http/serve';
import { type Columns, sheetOf } from '../../../../platform/http/sheet';
import { sendSpreadsheet } from '../../../../platform/http/spreadsheet';
import type { Cell } from '../../../../platform/http/spreadsheet-cell';
import { maySeeSellingPrices } from '../../../selling-prices/server/service';
import { getDashboardCharts, getDashboardTotals } from '../../contract/dashboard';
import { getOwnLimits } from '../../contract/own-limits';
import {
  createTransaction,
  exportTransactions,
  getTransaction,
  getTransactionByKey,
  revealVoucherCodes,
  type TransactionDetail,
} from '../../contract/transaction';
import { listTransactions } from '../../contract/transaction-list';
import { reasonText } from '../../text/failure-reason';
import { orderSourceWord } from '../../text/order-source';
import type { TransactionFilter } from './read-store';
import type { TransactionService } from './service';

const moneyOf = (money: number | null): Cell => (money === null ? null : { money });

/** Null for a person who may not see both prices. */
const marginOf = ({ resale_total: sold, selling_total: paid }: TransactionDetail): number | null =>
  sold === null || paid === null ? null : sold - paid;

/** A partial refund is named so; in the list its amount stands beside the word. */
const statusOf = ({ status, refunded }: TransactionDetail): string => {
  const { word, detail } = transactionStatus(status, refunded);
  return refunded === REFUNDED.part && detail ? detail : word;
};

const before: Columns<TransactionDetail> = [
  ['Kode', (order) => order.code],
  ['Ref ID', (order) => order.ref_id],
  ['Tanggal', (order) => ({ at: order.date })],
  ['Sumber', (order) => orderSourceWord(order.source)],
  ['Produk', (order) => order.product_name],
  ['Item', (order) => order.item_name],
  ['Tujuan', (order) => order.destination],
  ['Nickname', (order) => order.nickname],
  ['Jumlah', (order) => order.qty],
  ['Harga satuan', (order) => moneyOf(order.unit_price)],
  ['Total', (order) => moneyOf(order.selling_total), 'sum'],
];

const resale: Columns<TransactionDetail> = [
  ['Harga jual', (order) => moneyOf(order.resale_total), 'sum'],
  ['Margin', (order) => moneyOf(marginOf(order)), 'sum'],
];

const after: Columns<TransactionDetail> = [
  ['Refund', (order) => moneyOf(order.refund_amount), 'sum'],
  ['Status', (order) => statusOf(order)],
  ['Alasan', (order) => (order.status_reason_code ? reasonText(order.status_reason_code) : null)],
  ['SN / kode voucher', (order) => order.sn ?? (order.voucher_codes.join(', ') || null)],
  ['Pelanggan', (order) => order.customer_name],
  ['Catatan', (order) => order.note],
  ['Dibuat oleh', (order) => order.actor_name],
  ['Periode tagihan', ({ bill }) => bill && monthsText(bill.periods.map(({ period }) => period))],
  ['Tagihan', ({ bill }) => moneyOf(bill?.bill_amount ?? null)],
  ['Denda', ({ bill }) => moneyOf(bill?.penalty ?? null)],
  ['Biaya admin', ({ bill }) => moneyOf(bill?.admin_fee ?? null)],
  ['Komisi', ({ bill }) => moneyOf(bill?.commission ?? null)],
];

const transactionSheet = (withResale: boolean) =>
  sheetOf<TransactionDetail>(`Transaksi ${date(new Date().toISOString())}`, [
    ...before,
    ...(withResale ? resale : []),
    ...after,
  ]);

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
