import { GatewayError, type PaymentGateway } from '../../../platform/adapters/payment/payment';
import type { Apply, Payable } from './receive';

export interface AskingDeps {
  gateway: PaymentGateway | null;
  apply: Apply;
}

export type AskGateway = ReturnType<typeof createAsking>;

/**
 * Polls a payment and handles it like a callback; known events change nothing. Returns true if it is settled.
 * Throws `GatewayError`.
 */
export const createAsking =
  ({ gateway, apply }: AskingDeps) =>
  async ({
    id,
    gateway: name,
    gateway_reference,
  }: Pick<Payable, 'id' | 'gateway' | 'gateway_reference'>): Promise<boolean> => {
    if (!gateway || !gateway_reference || gateway.name !== name) return false;
    const event = await gateway.status(gateway_reference);
    if (event?.reference !== id) return false;
    const verdict = await apply(gateway.name, event, JSON.stringify(event));
    return verdict !== null && verdict !== 'ignored';
  };

/** Resolves to the `GatewayError` instead of throwing it. */
export const quietly = (asked: Promise<boolean>): Promise<boolean | GatewayError> =>
  asked.catch((failure: unknown) => {
    if (failure instanceof GatewayError) return failure;
    throw failure;
  });
