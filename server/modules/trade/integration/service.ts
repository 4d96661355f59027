import { createAddresses } from './addresses';
import { createTokens, type TokenParts } from './tokens';

export type IntegrationService = ReturnType<typeof createIntegration>;

/** Integration settings, only for the actor's partner. */
export const createIntegration = (parts: TokenParts) => ({
  tokens: createTokens(parts),
  addresses: createAddresses(parts),
});
