import { GatewayError, type PaymentGateway } from '../../../platform/adapters/payment/payment';
import type { Callbacks } from './callbacks';
import type { TopupRow } from './read-store';

export interface AskingDeps {
  gateway: PaymentGateway | null;
  callbacks: Pick<Callbacks, 'apply'>;
}

export type AskGateway = ReturnType<typeof createAsking>;

/**
 * Polls a payment and handles it like a callback; known events change nothing. Returns true if the top up is
 * settled. Throws `GatewayError`.
 */
export const createAsking =
  ({ gateway, callbacks }: AskingDeps) =>
  async ({ gateway: name, gateway_reference }: TopupRow): Promise<boolean> => {
    if (!gateway || !gateway_reference || gateway.name !== name) return false;
    const event = await gateway.status(gateway_reference);
    if (!event) return false;
    return (await callbacks.apply(gateway.name, event, JSON.stringify(event))) !== 'ignored';
  };

export async function quietly(asked: Promise<boolean>): Promise<void> {
  try {
    await asked;
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure;
  }
}
