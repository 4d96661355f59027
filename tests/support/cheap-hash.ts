import { hash } from '@node-rs/argon2';

/**
 * Hashes at Argon2's minimum cost for test accounts. The product verifies it normally, because the hash
 * contains its parameters.
 */
export const cheapHash = (secret: string): Promise<string> =>
  hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 });
