import { createAddresses } from './addresses';
import { createTokens, type TokenDeps } from './tokens';

export type IntegrationService = ReturnType<typeof createIntegration>;

export const createIntegration = (deps: TokenDeps) => ({
  tokens: createTokens(deps),
  addresses: createAddresses(deps),
});
