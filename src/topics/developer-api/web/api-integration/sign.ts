import { serverNow } from '../../../../ui/server-clock';
import { type SignedParts, signedText } from '../../domain/signed-text';

const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Calculated {
  bodyHash: string;
  text: string;
  signature: string;
}

/** Signs in this browser only: the secret is not sent. */
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

/** False on insecure pages, where browsers have no WebCrypto. */
export const canSign = (): boolean => globalThis.crypto?.subtle !== undefined;

const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));

export const freshStamp = (): { timestamp: string; nonce: string } => ({
  timestamp: String(Math.floor(serverNow() / 1000)),
  nonce: hex(random(16).buffer),
});

export const randomDigits = (count: number): string =>
  Array.from(random(count), (byte) => byte % 10).join('');
