import { createAddresses } from './addresses';
import { createTokens, type TokenParts } from './tokens';

export type IntegrationService = ReturnType<typeof createIntegration>;

export const createIntegration = (parts: TokenParts) => ({
  tokens: createTokens(parts),
  addresses: createAddresses(parts),
});
