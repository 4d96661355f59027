import { z } from 'zod';

/** Removes control characters and lone surrogates, which PostgreSQL or receipts cannot hold. */
export const plain = (words: string): string => words.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

export const text = z.union([z.string(), z.number()]).transform(String).transform(plain);
