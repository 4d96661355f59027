import { terbilang } from '../../../core/format/terbilang';
import { AppError } from '../../../platform/http/app-error';
import type { BillingService } from '../../accounts/server/billing/service';
import { invoiceCheckPath, type TopupInvoice } from '../contract/topup';
import type { InvoiceSeals } from './invoice-seal';
import type { TopupRow } from './read-store';

type Seller = TopupInvoice['seller'];

export interface InvoiceDeps {
  seller: Seller;
  billing: Pick<BillingService, 'of'>;
  seals: InvoiceSeals;
}

/** Invoice of a paid top up with the current billing data. Throws TOPUP_NOT_PAID. */
export async function invoiceOf(
  topup: TopupRow,
  { seller, billing, seals }: InvoiceDeps,
): Promise<TopupInvoice> {
  const { invoice_number, paid_at, credited_at } = topup;
  if (!invoice_number || !paid_at || !credited_at) throw new AppError('TOPUP_NOT_PAID');
  const buyer = await billing.of(topup.partner_id);
  return {
    number: invoice_number,
    issued_at: credited_at,
    paid_at,
    seller,
    buyer: {
      name: buyer.name,
      company: buyer.company ?? '',
      npwp: buyer.npwp ?? '',
      address: buyer.address ?? '',
      email: buyer.email ?? '',
      phone: buyer.phone ?? '',
    },
    topup_id: topup.id,
    topup_code: topup.code,
    method_name: topup.method_name,
    lines: linesOf(topup),
    total: topup.invoice_paid_amount,
    in_words: `${terbilang(topup.invoice_paid_amount)} rupiah`,
    verify_url: seals.publicUrl + invoiceCheckPath(topup.id, seals.of(topup.id)),
  };
}

const linesOf = ({ code, amount, unique_code, fee, method_name }: TopupRow): TopupInvoice['lines'] => [
  { description: `Top up saldo ${code}`, amount },
  ...(unique_code > 0 ? [{ description: 'Kode unik (masuk ke saldo)', amount: unique_code }] : []),
  ...(fee > 0 ? [{ description: `Biaya admin ${method_name}`, amount: fee }] : []),
];
