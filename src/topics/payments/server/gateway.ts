import { randomBytes } from 'node:crypto';
import { sandboxPaymentPath } from '../../../core/contract/payment';
import type { PaymentGateway } from '../../../platform/adapters/payment/payment';
import { createSandboxGateway } from '../../../platform/adapters/payment/sandbox';
import type { SandboxBook, SandboxPayment } from '../../../platform/adapters/payment/sandbox-book';
import { createTripay } from '../../../platform/adapters/payment/tripay';
import type { Database } from '../../../platform/db/client';
import { run, statement } from '../../../platform/db/statement';
import { isDemo } from '../../../platform/demonstration';
import type { Env } from '../../../platform/env';

const COLUMNS = 'reference, merchant_ref, amount, status, paid_amount, paid_at, secret, expires_at';

type NewPayment = Pick<SandboxPayment, 'reference' | 'merchant_ref' | 'amount' | 'expires_at'>;

const openStatement = statement<NewPayment & { secret: string }, SandboxPayment>(
  'sandbox_open',
  `insert into sandbox_payments (reference, merchant_ref, amount, secret, expires_at)
values (:reference::text, :merchant_ref::uuid, :amount::bigint, :secret::text, :expires_at::timestamptz)
on conflict (merchant_ref) do update set amount = sandbox_payments.amount
returning ${COLUMNS}`,
);

const byReference = statement<{ reference: string }, SandboxPayment>(
  'sandbox_by_reference',
  `select ${COLUMNS} from sandbox_payments where reference = :reference::text`,
);

const byMerchant = statement<{ merchant: string }, SandboxPayment>(
  'sandbox_by_merchant',
  `select ${COLUMNS} from sandbox_payments where merchant_ref = :merchant::uuid`,
);

type Change = Pick<SandboxPayment, 'reference' | 'status' | 'paid_amount' | 'paid_at'>;

const changeStatement = statement<Change>(
  'sandbox_change',
  `update sandbox_payments set status = :status::text, paid_amount = :paid_amount::bigint,
  paid_at = :paid_at::timestamptz where reference = :reference::text`,
);

/** Payments of the sandbox gateway, stored in our database: they survive restarts and serve every process. */
const sandboxBook = (database: Database): SandboxBook => ({
  open: async (payment) => {
    const secret = randomBytes(32).toString('hex');
    const [row] = await run(database, openStatement, { ...payment, secret });
    if (!row) throw new Error('The sandbox gateway stored nothing');
    return row;
  },
  byReference: async (reference) => (await run(database, byReference, { reference }))[0] ?? null,
  byMerchant: async (merchant) => (await run(database, byMerchant, { merchant }))[0] ?? null,
  change: async (change) => {
    await run(database, changeStatement, change);
  },
});

export function gatewayOf(
  env: Env,
  database: Database,
): { gateway: PaymentGateway | null; book: SandboxBook | null } {
  const { PAYMENT_GATEWAY, TRIPAY_API_KEY, TRIPAY_PRIVATE_KEY, TRIPAY_MERCHANT_CODE, TRIPAY_MODE } = env;
  if (PAYMENT_GATEWAY === 'tripay') {
    const gateway = createTripay({
      apiKey: TRIPAY_API_KEY ?? '',
      privateKey: TRIPAY_PRIVATE_KEY ?? '',
      merchantCode: TRIPAY_MERCHANT_CODE ?? '',
      email: env.COMPANY_EMAIL,
      mode: TRIPAY_MODE,
    });
    return { gateway, book: null };
  }
  if (PAYMENT_GATEWAY !== 'sandbox' && env.SEED !== 'demo') return { gateway: null, book: null };
  const book = sandboxBook(database);
  // Open if configured explicitly; by default only in a demonstration.
  const isOpen = async () => PAYMENT_GATEWAY === 'sandbox' || (await isDemo(env, database));
  return { gateway: createSandboxGateway({ book, isOpen, pageOf: sandboxPaymentPath }), book };
}
