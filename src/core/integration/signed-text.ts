/** Seconds by which the clock of a program may differ from ours. */
export const CLOCK_TOLERANCE = 300;

export interface SignedParts {
  method: string;
  /** With its query, as it is sent. */
  path: string;
  /** Unix seconds, as they are sent. */
  timestamp: string;
  nonce: string;
  /** sha-256 of the very bytes of the body, hex; of none where there is no body. */
  bodyHash: string;
}

/** What a signature is over: HMAC-SHA512 of this text with the secret of the token, as hex. */
export const signedText = ({ method, path, timestamp, nonce, bodyHash }: SignedParts): string =>
  [method.toUpperCase(), path, timestamp, nonce, bodyHash.toLowerCase()].join('\n');
