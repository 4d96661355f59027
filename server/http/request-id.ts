import { randomBytes } from 'node:crypto';

/** Ten characters a partner can read out to support. Never taken from a header of the caller. */
export const newRequestId = (): string => randomBytes(5).toString('hex');
