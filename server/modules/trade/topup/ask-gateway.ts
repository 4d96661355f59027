import { GatewayError, type PaymentGateway } from '../../../adapters/payment/payment';
import type { Callbacks } from './callbacks';
import type { TopupRow } from './read-store';

export interface AskingDeps {
  gateway: PaymentGateway | null;
  callbacks: Pick<Callbacks, 'apply'>;
}

export type AskGateway = ReturnType<typeof createAsking>;

/**
 * Asks the gateway what became of a payment, as if its callback came now: an event that is known already changes
 * nothing. Answers whether that ends the matter. Throws `GatewayError`.
 */
export const createAsking =
  ({ gateway, callbacks }: AskingDeps) =>
  async ({ gateway: name, gateway_reference }: TopupRow): Promise<boolean> => {
    if (!gateway || !gateway_reference || gateway.name !== name) return false;
    const event = await gateway.status(gateway_reference);
    if (!event) return false;
    return (await callbacks.apply(gateway.name, event, JSON.stringify(event))) !== 'ignored';
  };

/** For who can go on without the gateway's answer. */
export async function quietly(asked: Promise<boolean>): Promise<void> {
  try {
    await asked;
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure;
  }
}
