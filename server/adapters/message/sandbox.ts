import type { MessageCarrier } from './message';

/** Delivers nothing: the kept row is what /sandbox/outbox shows. */
export const sandboxCarrier: MessageCarrier = { name: 'sandbox', deliver: async () => undefined };
