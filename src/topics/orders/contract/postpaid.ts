import { z } from 'zod';
import { askedPin } from '../../../core/contract/asked-pin';
import { bill } from '../../../core/contract/bill';
import { post } from '../../../core/contract/endpoint';
import { id, instant, line, rupiah } from '../../../core/contract/shapes';
import { createTransactionInput, transactionDetail } from './transaction';

export const inquiryInput = z.strictObject({
  sku: line(32),
  customer_no: line(40),
  period: z.int().min(1).max(12).optional(),
});
export type InquiryInput = z.infer<typeof inquiryInput>;

export const inquiry = bill.extend({
  inquiry_id: id,
  sku: z.string(),
  product_name: z.string(),
  item_name: z.string(),
  customer_no: z.string(),
  total: rupiah,
  /** First instant at which it can no longer be paid: the end of the day in Asia/Jakarta. */
  expires_at: instant,
});
export type Inquiry = z.infer<typeof inquiry>;

/** Moves no money. */
export const checkBill = post('/v1/crm/transaction/postpaid/inquiry-check', 'product.order', {
  summary: 'Cek tagihan pascabayar',
  body: inquiryInput,
  reply: inquiry,
});

export const billPaymentInput = z.strictObject({
  inquiry_id: id,
  ...createTransactionInput.pick({ ref_id: true, customer_name: true, note: true }).shape,
  pin: askedPin,
});
export type BillPaymentInput = z.input<typeof billPaymentInput>;

/** Pays once, on the day of the inquiry; a repeated key returns the same order. */
export const payBill = post('/v1/crm/transaction/postpaid/inquiry-payment', 'product.order', {
  summary: 'Bayar tagihan pascabayar dengan saldo',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: billPaymentInput,
  reply: transactionDetail,
});
