import { hash } from '@node-rs/argon2';

/**
 * Hashes a password or PIN at the least cost that Argon2 allows, for accounts that tests sign in with often. The product
 * verifies it as any other: the parameters stand in the hash.
 */
export const cheapHash = (secret: string): Promise<string> =>
  hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 });
