import { createHmac, timingSafeEqual } from 'node:crypto';

export const hmac = (key: string, message: string | Buffer): string =>
  createHmac('sha256', key).update(message).digest('hex');

/** Compares a signature in constant time. */
export const isSignedWith = (key: string, message: Buffer, signature: unknown): boolean => {
  if (typeof signature !== 'string') return false;
  const [given, right] = [Buffer.from(signature.toLowerCase()), Buffer.from(hmac(key, message))];
  return given.length === right.length && timingSafeEqual(given, right);
};
