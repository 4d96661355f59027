/** Allowed clock difference of a program in seconds. */
export const CLOCK_TOLERANCE = 300;

export interface SignedParts {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  /** SHA-256 of the body bytes as hex; of no bytes without a body. */
  bodyHash: string;
}

/** The signature is the HMAC-SHA512 of this text with the token's secret, as hex. */
export const signedText = ({ method, path, timestamp, nonce, bodyHash }: SignedParts): string =>
  [method.toUpperCase(), path, timestamp, nonce, bodyHash.toLowerCase()].join('\n');
