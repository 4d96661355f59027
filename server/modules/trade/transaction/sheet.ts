import type { TransactionDetail } from '../../../../src/core/contract/transaction';
import { dateTime } from '../../../../src/core/format/date';
import { monthsText } from '../../../../src/core/format/month';
import { reasonText } from '../../../../src/core/text/failure-reason';
import { transactionStatus } from '../../../../src/core/text/statuses';
import { type Columns, sheetOf } from '../../../http/sheet';

const before: Columns<TransactionDetail> = [
  ['Kode', (order) => order.code],
  ['Ref ID', (order) => order.ref_id],
  ['Tanggal', (order) => dateTime(order.date)],
  ['Produk', (order) => order.product_name],
  ['Item', (order) => order.item_name],
  ['Tujuan', (order) => order.destination],
  ['Nickname', (order) => order.nickname],
  ['Jumlah', (order) => order.qty],
  ['Harga satuan', (order) => order.unit_price],
  ['Total', (order) => order.selling_total],
];

const resale: Columns<TransactionDetail> = [['Harga jual', (order) => order.resale_total]];

const after: Columns<TransactionDetail> = [
  ['Refund', (order) => order.refund_amount],
  ['Status', (order) => transactionStatus(order.status, order.refunded).word],
  ['Alasan', (order) => (order.status_reason_code ? reasonText(order.status_reason_code) : null)],
  ['SN / kode voucher', (order) => order.sn ?? (order.voucher_codes.join(', ') || null)],
  ['Pelanggan', (order) => order.customer_name],
  ['Catatan', (order) => order.note],
  ['Dibuat oleh', (order) => order.actor_name],
  ['Periode tagihan', ({ bill }) => bill && monthsText(bill.periods.map(({ period }) => period))],
  ['Tagihan', ({ bill }) => bill?.bill_amount ?? null],
  ['Denda', ({ bill }) => bill?.penalty ?? null],
  ['Biaya admin', ({ bill }) => bill?.admin_fee ?? null],
  ['Komisi', ({ bill }) => bill?.commission ?? null],
];

export const transactionSheet = (withResale: boolean) =>
  sheetOf<TransactionDetail>('transaksi', [...before, ...(withResale ? resale : []), ...after]);
