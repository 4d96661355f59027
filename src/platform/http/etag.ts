import { createHash } from 'node:crypto';

/** Strong ETag of a response (RFC 9110). */
export const tagOf = (answer: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;

/** True if `If-None-Match` contains the tag: in a list, as a weak one, or as `*`. */
export const isNamed = (header: string | undefined, tag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*');
