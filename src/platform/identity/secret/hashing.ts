import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id (the library's default): 19 MiB, two passes, one lane, as OWASP recommends. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashSecret = (secret: string): Promise<string> => hash(secret, cost);

export const isSecret = (secret: string, stored: string): Promise<boolean> => verify(stored, secret);
