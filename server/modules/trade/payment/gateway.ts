import { sandboxPaymentPath } from '../../../../src/core/contract/payment';
import type { PaymentGateway } from '../../../adapters/payment/payment';
import { createSandboxGateway } from '../../../adapters/payment/sandbox';
import type { SandboxBook } from '../../../adapters/payment/sandbox-book';
import { createTripay } from '../../../adapters/payment/tripay';
import type { Database } from '../../../db/client';
import { isDemo } from '../../../demonstration';
import type { Env } from '../../../env';
import { sandboxBook } from './sandbox-store';

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
