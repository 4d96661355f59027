import { type SignedParts, signedText } from '../../core/integration/signed-text';
import { serverNow } from '../../ui/server-clock';

const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Calculated {
  bodyHash: string;
  /** What is signed. */
  text: string;
  signature: string;
}

/** Signs a call as a program does, in this browser alone: the secret is sent nowhere. */
export async function sign(
  { body, ...parts }: Omit<SignedParts, 'bodyHash'> & { body: string },
  secret: string,
): Promise<Calculated> {
  const { subtle } = crypto;
  const bodyHash = hex(await subtle.digest('SHA-256', encoder.encode(body)));
  const text = signedText({ ...parts, bodyHash });
  const algorithm = { name: 'HMAC', hash: 'SHA-512' };
  const key = await subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return { bodyHash, text, signature: hex(await subtle.sign('HMAC', key, encoder.encode(text))) };
}

/** False where a browser cannot compute it: they do on pages alone that nobody on the way can change. */
export const canSign = (): boolean => globalThis.crypto?.subtle !== undefined;

const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));

/** What is new in each call. */
export const freshStamp = (): { timestamp: string; nonce: string } => ({
  timestamp: String(Math.floor(serverNow() / 1000)),
  nonce: hex(random(16).buffer),
});

/** So many decimal digits. */
export const randomDigits = (count: number): string =>
  Array.from(random(count), (byte) => byte % 10).join('');
