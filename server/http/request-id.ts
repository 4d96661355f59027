import { randomBytes } from 'node:crypto';

/** Ten characters that partners can read out to support. Never taken from a request header. */
export const newRequestId = (): string => randomBytes(5).toString('hex');
