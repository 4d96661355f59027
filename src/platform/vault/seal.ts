import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of the format. */
const VERSION = Buffer.from([1]);

/**
 * AES-256-GCM: version, nonce, tag, ciphertext. `context` identifies the value (a file id, a column of a
 * row), so that it cannot be decrypted elsewhere.
 */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([VERSION, iv, cipher.getAuthTag(), body]);
}

/** Throws for modified bytes, another key or another context. */
export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  if (!sealed.subarray(0, 1).equals(VERSION)) throw new Error('not sealed by this program');
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
}
