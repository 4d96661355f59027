export interface Received {
  secret: string;
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

/** True if a signature is valid by Standard Webhooks; null without WebCrypto. */
export async function isGenuine({
  secret,
  id,
  timestamp,
  signature,
  body,
}: Received): Promise<boolean | null> {
  // Insecure pages have no WebCrypto.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = bytesOf(secret.trim().replace(/^whsec_/, ''));
  if (!bytes) return false;
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const content = new TextEncoder().encode(`${id.trim()}.${timestamp.trim()}.${body}`);
  for (const one of signature.trim().split(/\s+/)) {
    const given = one.startsWith('v1,') ? bytesOf(one.slice(3)) : null;
    if (given && (await crypto.subtle.verify('HMAC', key, given, content))) return true;
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return bytes.length > 0 ? bytes : null;
  } catch {
    return null;
  }
}
