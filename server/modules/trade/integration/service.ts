import { createAddresses } from './addresses';
import { createTokens, type TokenParts } from './tokens';

export type IntegrationService = ReturnType<typeof createIntegration>;

/** What a partner sets for its programs. Every function answers for the partner of the actor alone. */
export const createIntegration = (parts: TokenParts) => ({
  tokens: createTokens(parts),
  addresses: createAddresses(parts),
});
