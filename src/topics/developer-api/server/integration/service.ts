import { createAddresses } from './addresses';
import { createTokens, type TokenDeps } from './tokens';

export type IntegrationService = ReturnType<typeof createIntegrationService>;

export const createIntegrationService = (deps: TokenDeps) => ({
  tokens: createTokens(deps),
  addresses: createAddresses(deps),
});
