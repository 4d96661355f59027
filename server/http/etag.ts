import { createHash } from 'node:crypto';

/** The strong tag of what is answered (RFC 9110). */
export const tagOf = (answer: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;

/** Whether `If-None-Match` names it: among several, as a weak one that a proxy made of it, or as anything (`*`). */
export const isNamed = (header: string | undefined, tag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*');
