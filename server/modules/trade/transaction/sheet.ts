import type { TransactionDetail } from '../../../../src/core/contract/transaction';
import { dateTime } from '../../../../src/core/format/date';
import { reasonText, transactionStatus } from '../../../../src/core/text/statuses';
import { sheetOf } from '../../../http/sheet';

/** The orders of the H2H mode. */
export const transactionSheet = sheetOf<TransactionDetail>('transaksi', [
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
  ['Refund', (order) => order.refund_amount],
  ['Status', (order) => transactionStatus(order.status, order.refunded).word],
  ['Alasan', (order) => (order.status_reason_code ? reasonText(order.status_reason_code) : null)],
  ['SN / kode voucher', (order) => order.sn ?? (order.voucher_codes.join(', ') || null)],
  ['Pelanggan', (order) => order.customer_name],
  ['Catatan', (order) => order.note],
  ['Dibuat oleh', (order) => order.actor_name],
]);
