import { z } from 'zod';
import { emailAddress, mobileNumber } from '../../../core/contract/account-fields';
import { get, OWNER_ONLY, put } from '../../../core/contract/endpoint';
import { codeLine, line, orNull } from '../../../core/contract/shapes';

/** 15 digits, or 16 since 2024; dots and dashes are removed. */
const npwp = codeLine(30)
  .transform((typed) => typed.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{15,16}$/, 'NPWP harus 15 atau 16 digit.'));

/** Name on invoices (domain 3.6, `billing-information`). */
export const billingInformation = z.object({
  name: z.string(),
  company: z.string().nullable(),
  npwp: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  wants_tax_invoice: z.boolean(),
});
export type BillingInformation = z.infer<typeof billingInformation>;

/** Missing or empty fields are stored as null. A tax invoice needs a number and an address. */
export const billingInput = z
  .strictObject({
    name: line(100).min(3, 'Nama minimal 3 karakter.'),
    company: orNull(line(100)),
    npwp: orNull(npwp),
    address: orNull(line(300).min(10, 'Alamat minimal 10 karakter.')),
    email: orNull(emailAddress),
    phone: orNull(mobileNumber),
    wants_tax_invoice: z.boolean(),
  })
  .superRefine(({ wants_tax_invoice, npwp, address }, ctx) => {
    if (!wants_tax_invoice) return;
    const missing = { npwp: !npwp && 'NPWP', address: !address && 'Alamat' };
    for (const [path, label] of Object.entries(missing)) {
      if (label)
        ctx.addIssue({ code: 'custom', path: [path], message: `${label} wajib diisi untuk faktur pajak.` });
    }
  });
export type BillingInput = z.input<typeof billingInput>;

export const getBillingInformation = get('/v1/crm/billing-information', OWNER_ONLY, {
  summary: 'Informasi penagihan untuk invoice',
  reply: billingInformation,
});

export const updateBillingInformation = put('/v1/crm/billing-information', OWNER_ONLY, {
  summary: 'Ubah informasi penagihan',
  body: billingInput,
  reply: billingInformation,
});
