import type { MessageCarrier } from './message';

/** Sends nothing: /sandbox/outbox shows the stored row. */
export const sandboxCarrier: MessageCarrier = { name: 'sandbox', deliver: async () => undefined };
